// Loaded into every child: when the start script is killed outright, nothing is left holding the ports.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening keeps the channel, and with it a child that has nothing left to do: it would wait to be killed.
process.channel?.unref();
