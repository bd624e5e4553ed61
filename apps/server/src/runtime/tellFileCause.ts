/** What the file system says, in the operator's words. */
const causes: Readonly<Record<string, string>> = {
  EACCES: 'este usuário não tem permissão',
  EPERM: 'este usuário não tem permissão',
  EEXIST: 'nesse lugar há um arquivo',
  EISDIR: 'é uma pasta',
  ENOENT: 'o caminho não existe',
  ENOSPC: 'não há espaço no disco',
  ENOTDIR: 'no caminho há um arquivo onde se espera uma pasta',
  EROFS: 'o disco só permite leitura',
}

/** Why a file or folder cannot be used; undefined where the error is not of the file system. */
export function tellFileCause(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error)) return undefined
  const code = String(error.code)
  return causes[code] ?? `o sistema respondeu ${code}`
}
