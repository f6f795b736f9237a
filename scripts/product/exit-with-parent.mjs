// Loaded into every child: when the start script is killed outright, nothing is left holding the ports.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
