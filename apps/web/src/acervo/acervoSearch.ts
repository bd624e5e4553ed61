import { type MomentoImagem, momentosImagem } from '@portal/domain/imagem/imagemExigida.ts'

/** Which of a patient's images are looked at. */
export type FiltroAcervo = { dente?: string; momento?: MomentoImagem }

/** What the address of the archive holds: the patient's opaque key, and the filter. */
export type AcervoSearch = FiltroAcervo & { paciente?: string }

/** Keeps what is a key, a tooth or a moment, and drops the rest. */
export function readAcervoSearch({ paciente, dente, momento }: Record<string, unknown>): AcervoSearch {
  const lido = momentosImagem.find((cada) => cada === momento)
  // An address that says a number is read as one.
  const numero = String(dente)
  return {
    ...(typeof paciente === 'string' && /^[0-9a-f-]{36}$/i.test(paciente) && { paciente }),
    ...(/^[1-8][0-9]$/.test(numero) && { dente: numero }),
    ...(lido && { momento: lido }),
  }
}
