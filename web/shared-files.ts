/**
 * Which modules that several screens share lie in one file. Left alone, the bundler makes a file for each set of readers that share
 * something: thirty of a few hundred bytes for one screen, each waited for on a far connection. Here two files become one while what all
 * readers save by a file less is more than what they load for nothing.
 */
export interface Module {
  readonly size: number;
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
}

export interface Sharing {
  readonly modules: ReadonlyMap<string, Module>;
  /** What is there whoever reads, with all it imports. */
  readonly always: ReadonlySet<string>;
  /** Who is waited for: a first view. What is loaded later finds most of its files there. */
  readonly isReader: (id: string) => boolean;
  /** What one file more costs its reader, in the unit of the sizes. */
  readonly fileCost: number;
}

interface Info {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Options extends Pick<Sharing, 'isReader' | 'fileCost'> {
  readonly entry: string;
  readonly isAlways: (id: string) => boolean;
}

/** For the bundler: the name of the file that a module lies in, null where it has no need of one. */
export function nameSharedFiles(
  options: Options,
): (id: string, graph: { readonly getModuleInfo: (id: string) => Info | null }) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    names ??= new Map(
      shareFiles({ ...options, ...readGraph(options, (of) => graph.getModuleInfo(of)) }).flatMap((ids, at) =>
        ids.map((module) => [module, `shared-${at}`] as const),
      ),
    );
    return names.get(id) ?? null;
  };
}

function readGraph(
  { entry, isAlways }: Options,
  infoOf: (id: string) => Info | null,
): Pick<Sharing, 'modules' | 'always'> {
  const modules = new Map<string, Module>();
  const due = [entry];
  for (let id = due.pop(); id !== undefined; id = due.pop()) {
    if (modules.has(id)) continue;
    const { code = null, importedIds: imports = [], dynamicallyImportedIds: lazyImports = [] } = infoOf(id) ?? {};
    modules.set(id, { size: code?.length ?? 0, imports, lazyImports });
    due.push(...imports, ...lazyImports);
  }
  const always = new Set<string>();
  for (const id of [...modules.keys()].filter(isAlways)) reach(id, modules, always);
  return { modules, always };
}

interface File {
  readonly ids: readonly string[];
  readonly size: number;
  /** Whoever asks for something in it. */
  readonly readers: ReadonlySet<string>;
  /** The files it needs, and those need. */
  readonly needs: ReadonlySet<File>;
}

/** The files of more than one reader, as the modules in each. Pure. */
export function shareFiles({ modules, always, isReader, fileCost }: Sharing): readonly (readonly string[])[] {
  let files = filesBySet(modules, always, isReader);
  for (let pair = bestPair(files, fileCost); pair !== null; pair = bestPair(files, fileCost)) files = join(files, pair);
  return files.map(({ ids }) => ids);
}

function reach(from: string, modules: ReadonlyMap<string, Module>, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const id of modules.get(from)?.imports ?? []) reach(id, modules, seen);
  return seen;
}

/** One for each set of readers, as the bundler would. */
function filesBySet(
  modules: Sharing['modules'],
  always: Sharing['always'],
  isReader: Sharing['isReader'],
): readonly File[] {
  const readersOf = new Map<string, string[]>();
  for (const root of new Set([...modules.values()].flatMap(({ lazyImports }) => lazyImports)))
    for (const id of reach(root, modules)) if (!always.has(id)) readersOf.set(id, [...(readersOf.get(id) ?? []), root]);
  const shared = [...readersOf].filter(([, readers]) => readers.length > 1);
  const files = [...Map.groupBy(shared, ([, readers]) => readers.join(' ')).values()].map((group) => ({
    ids: group.map(([id]) => id),
    size: group.reduce((sum, [id]) => sum + (modules.get(id)?.size ?? 0), 0),
    readers: new Set(group[0]![1].filter(isReader)),
    needs: new Set<File>(),
  }));
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  for (const file of files)
    for (const id of file.ids)
      for (const needed of reach(id, modules)) {
        const other = fileOf.get(needed);
        if (other !== undefined && other !== file) file.needs.add(other);
      }
  return files;
}

function bestPair(files: readonly File[], fileCost: number): readonly [File, File] | null {
  let best: readonly [File, File] | null = null;
  let most = 0;
  for (const [at, a] of files.entries())
    for (const b of files.slice(at + 1)) {
      const both = [...a.readers].filter((reader) => b.readers.has(reader)).length;
      // No more than this can be gained: what they need comes on top.
      if (both * fileCost - lost(a, b) - lost(b, a) <= most) continue;
      const gain = both * fileCost - [...lostBy(a, b, fileCost), ...lostBy(b, a, fileCost)].reduce((x, y) => x + y, 0);
      if (gain > most) [best, most] = [[a, b], gain];
    }
  return best;
}

/** What the other's readers load of a file for nothing. */
function lost(file: File, other: File): number {
  return file.size * [...other.readers].filter((reader) => !file.readers.has(reader)).length;
}

/** The same, with all the file needs. */
function lostBy(file: File, other: File, fileCost: number): readonly number[] {
  const needed = [...file.needs].filter((need) => need !== other);
  return [lost(file, other), ...needed.map((need) => lost({ ...need, size: need.size + fileCost }, other))];
}

/** A third file between the two, needed by one and in need of the other, has then the same readers as both, and joins them. */
function join(files: readonly File[], [a, b]: readonly [File, File]): readonly File[] {
  const readers = union(a.readers, b.readers);
  const needs = union(a.needs, b.needs);
  const both: File = { ids: [...a.ids, ...b.ids], size: a.size + b.size, readers, needs };
  const renewed = new Map<File, File>();
  for (const file of files)
    renewed.set(
      file,
      file === a || file === b
        ? both
        : { ...file, readers: a.needs.has(file) || b.needs.has(file) ? union(file.readers, readers) : file.readers },
    );
  for (const file of new Set(renewed.values())) {
    const isAbove = file !== both && (file.needs.has(a) || file.needs.has(b));
    const all = isAbove ? union(file.needs, needs) : file.needs;
    Object.assign(file, { needs: new Set([...all].map((need) => renewed.get(need)!).filter((need) => need !== file)) });
  }
  return [...new Set(renewed.values())];
}

function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...a, ...b]);
}
