import { z } from 'zod';
import { BuildId, Integrity, RemoteName } from './names.ts';

/** A file of a release: path below the release's folder, its hash as `sha384-<base64>`, its size in bytes. */
export const ReleaseFile = z.object({
  path: z
    .string()
    .regex(/^[\w./-]+$/)
    .refine((path) => !path.split('/').includes('..'), 'must stay inside the release'),
  integrity: Integrity,
  size: z.int().nonnegative(),
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

const PagePath = z
  .string()
  .regex(/^\/(?:[\w:.-]+(?:\/[\w:.-]+)*)?$/, 'must be an absolute path, as /guest-profile/:id');

const ReleasePage = z.object({
  path: PagePath,
  rendering: z.enum(['server', 'client']),
  title: z.string().min(1),
  description: z.string().optional(),
  lead: z.string().optional(),
  /** A kind that this host does not know leaves the page to the browser. */
  firstData: z.enum(['place', 'conversation', 'property']).optional().catch(undefined),
  /** What this host does not know is not offered. */
  withoutScripts: z.enum(['code']).optional().catch(undefined),
  at: z.enum(['property']).optional(),
  guard: z.enum(['auth', 'staff-auth']).optional(),
  frame: z.enum(['full', 'app', 'bare']).optional(),
  noindex: z.boolean().optional(),
  params: z.record(z.string(), z.array(z.string().regex(/^[\w.-]+$/, 'must be one path segment'))).optional(),
  about: z
    .record(
      z.string(),
      z.object({ title: z.string().min(1), description: z.string(), updated: z.iso.date().optional() }),
    )
    .optional(),
  /** Paths of the files that the page needs in addition to the entry, in load order. */
  js: z.array(z.string()),
  css: z.array(z.string()),
});

/** A build's description in `release.json`: everything that a host needs to serve it, or to refuse it. */
export const Release = z
  .object({
    name: RemoteName,
    version: z.string(),
    /** Hash of all browser files: the same sources give the same build. */
    build: BuildId,
    builtAt: z.string(),
    /**
     * Increases from build to build of a remote. Hosts accept no lower one than they have served, unless an order says
     * so; a missing one counts as 0.
     */
    number: z.int().nonnegative().optional(),
    contract: z.int(),
    /** The Module Federation container, a classic script that sets `globalThis[container]`. */
    container: z.string(),
    entry: z.string(),
    /** Styles of the entry itself; only the host has any. */
    entryCss: z.array(z.string()).default([]),
    /** The same container for the server, a CommonJS file; null when no page is rendered on the server. */
    serverEntry: z.string().nullable(),
    pages: z.record(z.string(), ReleasePage),
    files: z.array(ReleaseFile),
  })
  .superRefine((release, context) => {
    const known = new Set(release.files.map((file) => file.path));
    const named = [
      release.entry,
      ...release.entryCss,
      ...(release.serverEntry === null ? [] : [release.serverEntry]),
      ...Object.values(release.pages).flatMap((page) => [...page.js, ...page.css]),
    ];
    for (const path of named) {
      if (!known.has(path))
        context.addIssue({ code: 'custom', message: `${path} is named but not among the files` });
    }
    const rendersOnServer = Object.values(release.pages).some(
      (page) => page.rendering === 'server' || page.firstData,
    );
    if (rendersOnServer && release.serverEntry === null) {
      context.addIssue({
        code: 'custom',
        message: 'a page is rendered on the server but there is no serverEntry',
      });
    }
  });
export type Release = z.infer<typeof Release>;
