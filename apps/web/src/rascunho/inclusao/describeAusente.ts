import { cabeNoLugar } from '@portal/domain/evento/linha/cabeNoLugar.ts'
import { textoMotivo } from '@portal/domain/glosa/glosaMotivo.ts'
import { explainAusencia, type Oferta } from './listCandidatos.ts'

/** As many as are named beside the chart. */
const MAXIMO = 3

/** What of the guide's events makes sense where a tooth is gone, and the reason of all the others; nothing elsewhere. */
export function describeAusente(
  dente: string,
  oferta: Pick<Oferta, 'eventos' | 'find' | 'ausentes'>,
): string | undefined {
  if (!oferta.ausentes.has(dente)) return undefined
  const lugar = { dente }
  const nomes = oferta.eventos
    .filter((evento) => cabeNoLugar(evento, lugar) && !explainAusencia(evento.codigoEvento, [lugar], oferta))
    .map(({ descricao }) => descricao)
  const resto = nomes.length - MAXIMO
  const ditos = resto > 0 ? [...nomes.slice(0, MAXIMO), `mais ${resto}`] : nomes
  const cabem =
    nomes.length === 0
      ? 'Dente ausente: nenhum evento desta especialidade cabe aqui.'
      : `Dente ausente. Cabem aqui: ${new Intl.ListFormat('pt-BR').format(ditos)}.`
  return `${cabem} Os outros: ${textoMotivo('3284').toLowerCase()} (3284).`
}
