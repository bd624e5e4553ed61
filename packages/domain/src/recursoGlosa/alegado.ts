import { toTextoGuardado } from '../texto/protegido.ts'

/** A part of an appeal's text: on one line, as it will be kept (Spec §5.2), without the stop that would end it twice. */
export function toParte(texto: string): string {
  return toTextoGuardado(texto)
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .trim()
}

/**
 * What an appeal's text says besides the names that the draft put there: the denial's own words ("instrumento fraturado")
 * or the event's ("alívio da dor") are not the clinic's reason. A name that was shortened is known by its beginning.
 */
export function keepAlegado(texto: string, nomes: readonly string[]): string {
  return nomes.reduce((resto, nome) => {
    const palavras = toParte(nome).split(' ')
    const inicio = palavras
      .map((_palavra, i) => palavras.slice(0, palavras.length - i).join(' '))
      .find((parte) => parte !== '' && resto.includes(parte))
    return inicio === undefined ? resto : resto.replace(inicio, () => '')
  }, toParte(texto))
}
