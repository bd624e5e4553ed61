import type { LinhaRecurso, RecursoEnviado, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Reply } from '@portal/contract/route.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { type DesfechoRecurso, decideDesfecho } from '@portal/domain/recursoGlosa/sayDecisoes.ts'
import { showValor } from '../dinheiro/showValor.ts'
import type { RecursosSearch } from './recursosSearch.ts'

export type ContasRecurso = Reply<typeof recursoGlosa.searchRecursos>['contas']
export type AbaRecurso = NonNullable<RecursosSearch['aba']> | 'recorrer'

/** "68 %", of whole events; empty where none was decided yet. */
export const showGanhos = ({ ganhos, decididos }: ContasRecurso['ganhos']): string =>
  decididos === 0 ? '' : `${Math.round((100 * ganhos) / decididos)} %`

/** The names of the tabs, with how many guides and how much money each holds once that is known. */
export function labelAbas(contas: ContasRecurso | undefined): Readonly<Record<AbaRecurso, string>> {
  if (!contas) return { recorrer: 'A recorrer', recurso: 'Em recurso', decididos: 'Decididos' }
  const { aRecorrer, emRecurso, decididos, ganhos } = contas
  const count = (nome: string, guias: number, resto: string) =>
    guias > 0 && resto !== '' ? `${nome} (${guias} · ${resto})` : `${nome} (${guias})`
  const parte = showGanhos(ganhos)
  return {
    recorrer: count('A recorrer', aRecorrer.guias, showValor(aRecorrer.valor)),
    recurso: count('Em recurso', emRecurso.guias, showValor(emRecurso.valor)),
    decididos: count('Decididos', decididos.guias, parte && `${parte} aprovados`),
  }
}

/** What of the denied money an appeal still brings back, where that is not all of it; empty where it is. */
export function describeRecuperavel({ valor, recuperavel }: ContasRecurso['aRecorrer']): string {
  if (recuperavel === valor) return ''
  return toCentavosDe(recuperavel) === 0
    ? `Como estão, nenhum recurso traz de volta os ${showValor(valor)} glosados.`
    : `Dos ${showValor(valor)} glosados, um recurso ainda pode trazer de volta ${showValor(recuperavel)}.`
}

const toCentavosDe = (valor: string | null): number => toCentavos(valor ?? '') ?? 0

/** What became of a guide's appeal as a whole, from the decision of each event; undefined until there is one. */
export function describeDesfecho(enviados: readonly (RecursoEnviado | null)[]): DesfechoRecurso | undefined {
  const decididos = enviados.flatMap((enviado) =>
    enviado?.decisao
      ? {
          decisao: enviado.decisao,
          recursadoCentavos: toCentavosDe(enviado.valorRecursado),
          liberadoCentavos: toCentavosDe(enviado.valorLiberado),
        }
      : [],
  )
  return decididos.length > 0 ? decideDesfecho(decididos) : undefined
}

type Item = LinhaRecurso['itens'][number]

/** Whether an appeal could bring the event back as it stands. */
export const isCabivel = ({ cabe, lugarTomado }: Pick<Item, 'cabe' | 'lugarTomado'>): boolean =>
  cabe && !lugarTomado

/** The same, in as many words as a badge holds. */
export function nameCabimento({ cabe, lugarTomado }: Pick<Item, 'cabe' | 'lugarTomado'>): string {
  if (!cabe) return 'Não cabe recurso'
  return lugarTomado ? 'Como está, será recusado' : 'Cabe recurso'
}

/** "36 Tratamento endodôntico". */
export const describeItem = ({
  codigoLocalizacao,
  descricao,
}: Pick<Item, 'codigoLocalizacao' | 'descricao'>): string =>
  [codigoLocalizacao, descricao].filter(Boolean).join(' ')
