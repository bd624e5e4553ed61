import type { AjudaGlosa } from '../glosa/ajudaGlosa.data.ts'
import { findAjudaGlosa } from '../glosa/ajudaGlosa.ts'
import { findRegraEvento } from './regra/eventos.tables.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** The denials that a rule can lead to, from the most to the least likely. */
function listGlosasPossiveis(regra: RegraEvento): readonly string[] {
  const codigos = [
    regra.facesMaximo > 0 ? '3023' : undefined,
    regra.denticao === 'decidua' ? '3024' : regra.denticao === 'permanente' ? '3025' : undefined,
    regra.local === 'dente' ? regra.glosaDente : undefined,
    regra.local === 'dente' || regra.idadeMinima !== undefined || regra.idadeMaxima !== undefined
      ? '3003'
      : undefined,
    regra.execucaoUnica ? '3101' : undefined,
    regra.intervaloMeses !== undefined || regra.mesCalendario ? regra.glosaFrequencia : undefined,
    regra.imagemInicial ? regra.glosaImagem : undefined,
    regra.imagemFinal ? '3067' : undefined,
    ...regra.requerEvento.map((requisito) => requisito.codigoGlosa),
    regra.extraRol ? '3283' : undefined,
  ]
  return [...new Set(codigos.filter((codigo) => codigo !== undefined))]
}

export type AjudaEvento = AjudaGlosa & { readonly codigoGlosa: string }

/**
 * The `ajudaEvento` of a denial code (four digits) or of an event (eight digits): for an event, one help for each
 * denial that its rule can lead to.
 */
export function listAjudaEvento(codigo: string): readonly AjudaEvento[] {
  const regra = findRegraEvento(codigo)
  const codigos = regra ? listGlosasPossiveis(regra) : [codigo]
  return codigos.flatMap((codigoGlosa) => {
    const ajuda = findAjudaGlosa(codigoGlosa)
    return ajuda ? [{ codigoGlosa, ...ajuda }] : []
  })
}
