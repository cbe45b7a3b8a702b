export interface Import {
  from: string;
  to: string;
}
export interface FolderCycle {
  folder: string;
  members: string[];
  imports: Import[];
}
export function folderCycles(imports: readonly Import[]): FolderCycle[];
