/** How fast a file goes: bytes per second, smoothed, so that the estimate does not jump. */
export type Medidor = {
  /** Notes that `bytes` of the file have gone by the instant, in milliseconds; gives the speed, once it is known. */
  note: (bytes: number, agora: number) => number | undefined
}

const peso = 0.3
/** Shorter intervals say more of the browser's events than of the line. */
const intervaloMinimo = 200

export function createMedidor(inicio: number): Medidor {
  let ultimo = { bytes: 0, em: inicio }
  let velocidade: number | undefined
  return {
    note: (bytes, agora) => {
      const passou = agora - ultimo.em
      if (passou < intervaloMinimo) return velocidade
      const atual = ((bytes - ultimo.bytes) * 1000) / passou
      velocidade = velocidade === undefined ? atual : velocidade + peso * (atual - velocidade)
      ultimo = { bytes, em: agora }
      return velocidade
    },
  }
}

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** `1,2 MB`, `380 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${numero.format(bytes / 1_048_576)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** `1,2 MB/s, faltam 8 s`; nothing while it is not known. */
export function formatRitmo(velocidade: number | undefined, restantes: number): string | undefined {
  if (velocidade === undefined || velocidade <= 0) return undefined
  const segundos = Math.ceil(restantes / velocidade)
  return `${formatBytes(velocidade)}/s, ${segundos === 1 ? 'falta 1 s' : `faltam ${segundos} s`}`
}
