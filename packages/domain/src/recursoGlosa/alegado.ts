import { toTextoGuardado } from '../texto/protegido.ts'

/** A part of an appeal's text: on one line, as it will be kept (Spec §5.2), without the stop that would end it twice. */
export function toParte(texto: string): string {
  return toTextoGuardado(texto)
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
}

/**
 * What an appeal's text says besides the names that the draft put there: the denial's own words ("instrumento fraturado")
 * or the event's ("alívio da dor") are not the clinic's reason. A name that was shortened is known by its first words;
 * one word alone is none, unless it is the whole name.
 */
export function keepAlegado(texto: string, nomes: readonly string[]): string {
  return nomes.reduce((resto, nome) => {
    const palavras = toParte(nome).split(' ')
    const minimo = Math.min(2, palavras.length)
    for (let quantas = palavras.length; quantas >= minimo; quantas--) {
      const inicio = palavras.slice(0, quantas).join(' ')
      if (resto.includes(inicio)) return resto.replace(inicio, () => '')
    }
    return resto
  }, toParte(texto))
}
