// Preloaded into what a start lets another process do: whatever becomes of the start, nothing of it goes on alone beside the next one.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
