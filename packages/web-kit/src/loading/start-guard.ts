/**
 * Holds the inline script of every page, in the syntax of any browser: it runs although no other script does. A lost
 * first script is asked for again, three times and each time in a folder of another name (`/assets/~1/`), as browsers
 * remember what they could not load; everything that it imports follows it there. Then, and where script is too old or
 * stays silent, it shows the notice that the page has hidden.
 */
export const START_GUARD = `(function(d,w,n){
function show(){var e=d.getElementById('script-notice');if(!e)d.addEventListener('DOMContentLoaded',show);else if(!d.documentElement.dataset.hydrated)e.hidden=false}
function again(x){if(n>2||x instanceof SyntaxError)return show();n++;
setTimeout(function(){var s=d.createElement('script');s.type='module';s.src=d.querySelector('script[type=module][src]').src.replace('/assets/','/assets/~'+n+'/');d.head.appendChild(s)},n*1e3)}
function wait(){setTimeout(function(){d.hidden?wait():show()},3e4)}
w.startAgain=again;
w.addEventListener('error',function(e){if(e.target.type=='module')again();else if(e.error instanceof SyntaxError)show()},true);
if('noModule' in d.createElement('script'))wait();else show()
})(document,window,0)`;
