// Loaded into every child: if the parent is killed, its children must not keep the ports.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener would otherwise keep a child alive that has nothing left to do.
process.channel?.unref();
