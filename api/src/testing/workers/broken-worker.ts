// A worker that never starts, as when a release lacks a file.
throw new Error('a module is missing');
