import { isLegivel, type PoliticaAuditoria } from '@portal/domain/auditoria/politicaAuditoria.ts'
import { isLugarNovo } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { judgeItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import type { TipoNovidade } from '@portal/domain/recursoGlosa/novidade.data.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { ImagemAnexada } from './anexo.store.ts'
import type { EventoGlosado } from './glosado.store.ts'
import type { ItemRecurso, Julgado } from './recurso.store.ts'

/** A sent appeal with all that its judge reads. */
export type CausaRecurso = {
  eventos: readonly EventoGlosado[]
  itens: readonly ItemRecurso[]
  anexos: readonly ImagemAnexada[]
}

/** What is there since the denial: images that can be read, and a place or a day that differs from what was sent. */
function listPresentes(
  item: ItemRecurso,
  evento: EventoGlosado,
  anexos: readonly ImagemAnexada[],
  politica: PoliticaAuditoria,
): TipoNovidade[] {
  const legiveis = anexos.filter(({ imagem }) => isLegivel(imagem, politica))
  const isNovo = item.denteNovo !== null && isLugarNovo(item.denteNovo, evento, item.codigosGlosa)
  return [
    ...legiveis.map(({ tipo }) => tipo),
    ...(isNovo ? (['dente'] as const) : []),
    ...(item.dataNova !== null && item.dataNova !== evento.dataRealizacao ? (['data'] as const) : []),
  ]
}

/**
 * What the policy decides of each appealed event, in their order: whether what its denials ask for is there (Operadora §4).
 * Whether the event may be paid as it is corrected is `judgeCorrecao`'s to say.
 */
export function judgeCausa(
  { eventos, itens, anexos }: CausaRecurso,
  tabela: Pick<TabelaRegras, 'find'>,
  politica: PoliticaAuditoria,
): Julgado[] {
  return itens.flatMap((item) => {
    const evento = eventos.find(({ sequencialInclusao }) => sequencialInclusao === item.sequencialInclusao)
    if (item.destino !== 'recorrido' || !evento) return []
    const isDele = ({ sequencialInclusao }: ImagemAnexada) => sequencialInclusao === item.sequencialInclusao
    const regra = tabela.find(evento.codigoEvento)
    const julgado = judgeItem(
      item.codigosGlosa,
      {
        tipoGlosa: item.tipoGlosa,
        nomes: [regra?.descricao ?? '', ...anexos.filter(isDele).map(({ imagem }) => imagem.nomeArquivo)],
        justificativa: item.justificativa,
        novidades: listPresentes(item, evento, anexos.filter(isDele), politica),
        valorRecursadoCentavos: item.recursadoCentavos,
      },
      politica,
    )
    return {
      numeroFicha: item.numeroFicha,
      sequencialInclusao: item.sequencialInclusao,
      decisao: julgado.decisao,
      liberadoCentavos: julgado.valorLiberadoCentavos,
      codigoResposta: julgado.codigoGlosa,
      razao: julgado.razao,
    }
  })
}
