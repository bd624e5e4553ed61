/** After this long an export counts as over: its reader may have stalled without leaving. */
const LIMITE_MS = 5 * 60_000

export type Exportacoes = {
  /** Begins the provider's only export and answers how to end it; undefined while another is on its way. */
  begin: (codigoCredenciado: number, agora: Date) => (() => void) | undefined
  /** Told of each batch of rows that was read, where somebody counts them. */
  tell?: (linhas: number) => void
}

declare module '../http/services.ts' {
  interface Services {
    exportacoes: Exportacoes
  }
}

/** One export at a time for each provider, counted per process. */
export function createExportacoes(): Exportacoes {
  const emCurso = new Map<number, { desde: number }>()
  return {
    begin: (codigoCredenciado, agora) => {
      const outra = emCurso.get(codigoCredenciado)
      if (outra && agora.getTime() - outra.desde < LIMITE_MS) return undefined
      const propria = { desde: agora.getTime() }
      emCurso.set(codigoCredenciado, propria)
      return () => {
        if (emCurso.get(codigoCredenciado) === propria) emCurso.delete(codigoCredenciado)
      }
    },
  }
}
