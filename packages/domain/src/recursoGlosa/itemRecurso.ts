import { textoGlosa } from '../glosa/glosa.tables.ts'
import { type Cabimento, decideCabimento } from './cabimento.ts'
import type { Novidade } from './novidade.data.ts'
import { joinRotulos, listNovidades } from './novidade.ts'
import {
  type CasoRecurso,
  type JulgamentoRecurso,
  judgeRecurso,
  type PoliticaRecurso,
} from './politicaRecurso.ts'

/** An event is denied by one code or by several: an appeal has to answer all of them. */
type Codigos = readonly string[]

/** A denial without a code is read as one that is not known. */
const codesOf = (codigos: Codigos): Codigos => (codigos.length > 0 ? codigos : [''])

/** Makes sense only where each of the denials may be appealed; the first that may not says why. */
export function decideCabimentoItem(codigos: Codigos): Cabimento {
  const [primeira, ...outras] = codesOf(codigos)
  const primeiro = decideCabimento(primeira ?? '')
  const todos = [primeiro, ...outras.map(decideCabimento)]
  const semCabimento = todos.find(({ cabe }) => !cabe)
  if (semCabimento || outras.length === 0) return semCabimento ?? primeiro
  const pedido = joinRotulos(listNovidadesItem(codigos).filter(({ obrigatoria }) => obrigatoria))
  return { ...primeiro, porque: `Vale recorrer do que cada glosa pede: ${pedido}.` }
}

/** What all the denials ask for, once a kind; asked for by one of them, it has to be there. */
export function listNovidadesItem(codigos: Codigos): readonly Novidade[] {
  const todas = codesOf(codigos).flatMap(listNovidades)
  return [...new Set(todas.map(({ tipo }) => tipo))].flatMap((tipo) => {
    const doTipo = todas.filter((novidade) => novidade.tipo === tipo)
    return doTipo.find(({ obrigatoria }) => obrigatoria) ?? doTipo[0] ?? []
  })
}

/**
 * Judged against each denial: one that stands keeps the whole event denied, first of all one that no appeal changes. The
 * draft names one of them, and what their names say is no reason against another.
 */
export function judgeItem(
  codigos: Codigos,
  caso: Omit<CasoRecurso, 'codigoGlosa'>,
  politica: PoliticaRecurso,
): JulgamentoRecurso {
  const [primeira, ...outras] = codesOf(codigos)
  const nomes = [...caso.nomes, ...codigos.map(textoGlosa)]
  const judge = (codigoGlosa: string) => judgeRecurso({ ...caso, nomes, codigoGlosa }, politica)
  const semCabimento = codigos.find((codigo) => !decideCabimento(codigo).cabe)
  if (semCabimento !== undefined) return judge(semCabimento)
  const primeiro = judge(primeira ?? '')
  const julgados = [primeiro, ...outras.map(judge)]
  return (
    julgados.find(({ decisao }) => decisao === 'I') ??
    julgados.find(({ decisao }) => decisao === 'R') ??
    primeiro
  )
}
