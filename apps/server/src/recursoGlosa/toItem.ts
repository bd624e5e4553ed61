import type { Visivel } from '@portal/contract/campo.ts'
import type { ItemRecurso as ItemReply, RecursoEnviado } from '@portal/contract/recursoGlosa.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { decideCabimentoItem, listNovidadesItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import { decideTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { toGlosa } from '../regraEvento/glosa.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { type LinhaVista, tellVisto, tellVistoNulavel } from '../repasse/visto.store.ts'
import type { ImagemAnexada } from './anexo.store.ts'
import { codigosDe, type EventoGlosado } from './glosado.store.ts'
import type { ItemRecurso } from './recurso.store.ts'

/** What was sent of an event, and what became of it. */
export const toEnviado = (
  item: LinhaVista<ItemRecurso>,
  anexos: readonly ImagemAnexada[],
): Visivel<RecursoEnviado> => ({
  destino: item.destino,
  descricaoJustificativa: item.justificativa,
  motivo: item.motivo,
  anexos: anexos
    .filter(({ sequencialInclusao }) => sequencialInclusao === item.sequencialInclusao)
    .map(({ tipo, imagem: { numeroFicha, sequencial, nomeArquivo, paginasTela } }) => ({
      ...{ tipo, numeroFicha, sequencial, nomeArquivo, paginasTela },
    })),
  dados: [
    ...(item.denteNovo === null ? [] : [{ tipo: 'dente' as const, valor: item.denteNovo }]),
    ...(item.dataNova === null ? [] : [{ tipo: 'data' as const, valor: item.dataNova }]),
  ],
  valorRecursado: tellVisto(item.recursadoCentavos),
  decisao: item.decisao,
  valorLiberado: tellVistoNulavel(item.liberadoCentavos),
  resposta:
    item.codigoResposta === null
      ? null
      : {
          codigoGlosa: item.codigoResposta,
          texto: textoGlosa(item.codigoResposta),
          razao: item.razao ?? '',
        },
})

type Partes = {
  tabela: TabelaRegras
  ganhos: ItemReply['ganhos']
  item: LinhaVista<ItemRecurso> | undefined
  anexos: readonly ImagemAnexada[]
  /** What another guide has in the event's place since: the appeal would be refused for it. */
  tomado: Motivo | undefined
}

/** A denied event with all that an appeal of it needs. */
export function toItem(
  evento: LinhaVista<EventoGlosado>,
  { tabela, ganhos, item, anexos, tomado }: Partes,
): Visivel<ItemReply> {
  return {
    numeroSequencialInclusao: evento.sequencialInclusao,
    codigoEvento: evento.codigoEvento,
    descricao: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
    codigoLocalizacao: evento.codigoLocalizacao,
    codigoFace: evento.faces,
    quantidade: evento.quantidade,
    dataRealizacao: evento.dataRealizacao,
    valorInformado: tellVisto(evento.informadoCentavos),
    valorGlosado: tellVisto(evento.glosaCentavos),
    tipoGlosa: item?.tipoGlosa ?? decideTipoGlosa(evento),
    glosa: evento.glosas.map(toGlosa),
    ...toCabimento(evento, tomado),
    novidades: listNovidadesItem(codigosDe(evento)).map((novidade) => ({ ...novidade })),
    ganhos,
    enviado: item ? toEnviado(item, anexos) : null,
  }
}

/** Whether an appeal of an event makes sense, and why; what another guide has in its place comes before what its denial asks for. */
export function toCabimento(
  evento: Pick<EventoGlosado, 'glosas'>,
  tomado: Motivo | undefined,
): Pick<ItemReply, 'cabe' | 'porque' | 'lugarTomado'> {
  const { cabe, porque } = decideCabimentoItem(codigosDe(evento))
  return cabe && tomado ? { cabe, porque: sayTomado(tomado), lugarTomado: true } : { cabe, porque }
}

const sayTomado = (tomado: Motivo): string =>
  `Outra guia foi autorizada no lugar deste evento depois dele: ${sayGlosa(tomado)}.`
