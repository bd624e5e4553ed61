import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import {
  type DestinoRecurso,
  getDecisaoRecurso,
  getTipoGlosa,
  type TipoAnexo,
} from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { ImagemAnexada } from '../recursoGlosa/anexo.store.ts'
import type { EventoGlosado } from '../recursoGlosa/glosado.store.ts'
import type { ItemRecurso } from '../recursoGlosa/recurso.store.ts'
import type { Campo, Coluna, Secao } from './formulario.ts'
import { showData } from './showData.ts'

/** A denied event, what was sent of it and what it is called. */
export type EventoRecurso = {
  evento: EventoGlosado
  descricao: string
  item: ItemRecurso
  anexos: readonly ImagemAnexada[]
}

type Celula = Coluna & { value: (evento: EventoRecurso) => string }

const destinos: Readonly<Record<DestinoRecurso, string>> = {
  recorrido: 'Recorrido',
  desistido: 'Desistência',
  omitido: 'Fora do recurso',
}

const tiposAnexo: Readonly<Record<TipoAnexo, string>> = {
  imagemInicial: 'Imagem inicial',
  imagemFinal: 'Imagem final',
  laudo: 'Laudo',
  documento: 'Documento',
}

/** In the order of the appeal's items in TISS (Domínio §1.4), then what became of each. */
const celulas: readonly Celula[] = [
  { rotulo: 'Nº', peso: 4, value: ({ evento }) => String(evento.sequencialInclusao) },
  { rotulo: 'Realização', peso: 10, value: ({ evento }) => showData(evento.dataRealizacao) },
  { rotulo: 'Dente/Região', peso: 8, value: ({ evento }) => evento.codigoLocalizacao ?? '' },
  { rotulo: 'Face', peso: 7, value: ({ evento }) => evento.faces ?? '' },
  { rotulo: 'Qtde', peso: 5, isNumero: true, value: ({ evento }) => String(evento.quantidade) },
  { rotulo: 'Código', peso: 9, value: ({ evento }) => evento.codigoEvento },
  { rotulo: 'Descrição', peso: 32, value: ({ descricao }) => descricao },
  { rotulo: 'Cód. glosa', peso: 8, value: ({ item }) => item.codigosGlosa.join(', ') },
  { rotulo: 'Tipo', peso: 7, value: ({ item }) => getTipoGlosa(item.tipoGlosa)?.rotulo ?? '' },
  {
    rotulo: 'Glosado (R$)',
    peso: 10,
    isNumero: true,
    value: ({ evento }) => formatDecimal(evento.glosaCentavos),
  },
  {
    rotulo: 'Recursado (R$)',
    peso: 10,
    isNumero: true,
    value: ({ item }) => formatDecimal(item.recursadoCentavos),
  },
  { rotulo: 'Situação', peso: 12, value: ({ item }) => showDecisao(item) || destinos[item.destino] },
  { rotulo: 'Liberado (R$)', peso: 10, isNumero: true, value: ({ item }) => showLiberado(item) },
]

export const colunas: readonly Coluna[] = celulas

export const toCelulas = (evento: EventoRecurso): string[] => celulas.map(({ value }) => value(evento))

/** The words of an event: why it was denied, what was said and shown against it, and what was answered. */
export function toSecaoEvento({ evento, item, anexos }: EventoRecurso): Secao {
  const { sequencialInclusao, codigoEvento, codigoLocalizacao, faces } = evento
  const lugar = showLocal(codigoLocalizacao, faces)
  const glosas = item.codigosGlosa.map((codigo) => `${codigo} - ${textoGlosa(codigo)}`).join('\n')
  return {
    titulo: `Evento ${sequencialInclusao}: ${codigoEvento}${lugar && `, ${lugar}`}`,
    linhas: [
      [campo('Glosa (tabela 38 da ANS)', glosas, 5), campo('No recurso', destinos[item.destino], 1)],
      ...listEnviado(item, anexos),
      ...listResposta(item),
    ],
  }
}

const campo = (rotulo: string, valor: string, peso = 1): Campo => ({ rotulo, valor, peso })

function listEnviado(item: ItemRecurso, anexos: readonly ImagemAnexada[]): Campo[][] {
  if (item.destino === 'omitido') return []
  if (item.destino === 'desistido') return [[campo('Motivo da desistência', item.motivo ?? '')]]
  const corrigidos = [
    ...(item.denteNovo ? [campo('Dente, região ou face corretos', item.denteNovo)] : []),
    ...(item.dataNova ? [campo('Data de realização correta', showData(item.dataNova))] : []),
  ]
  return [
    [campo('Justificativa', item.justificativa || 'Sem justificativa')],
    [campo('Anexos', showAnexos(anexos), 2), ...corrigidos],
  ]
}

/** Each file by its kind and name, with its guide where it is another of the patient's. */
function showAnexos(anexos: readonly ImagemAnexada[]): string {
  const nomes = anexos.map(({ numeroFicha, tipo, imagem }) => {
    const daGuia = imagem.numeroFicha === numeroFicha ? '' : ` (guia ${imagem.numeroFicha})`
    return `${tiposAnexo[tipo]}: ${imagem.nomeArquivo}${daGuia}`
  })
  return nomes.join('\n') || 'Nenhum'
}

/** Nothing before the event was decided. */
function listResposta(item: ItemRecurso): Campo[][] {
  const { decisao, codigoResposta, razao } = item
  if (decisao === null) return []
  const resposta = codigoResposta === null ? '' : `${codigoResposta} - ${textoGlosa(codigoResposta)}`
  return [
    [
      campo('Decisão', showDecisao(item), 2),
      campo('Resposta (tabela 38 da ANS)', resposta, 4),
      campo('Motivo da decisão', razao ?? '', 7),
      campo('Valor liberado (R$)', showLiberado(item), 2),
    ],
  ]
}

const showDecisao = ({ decisao }: ItemRecurso): string =>
  decisao === null ? '' : (getDecisaoRecurso(decisao)?.rotulo ?? decisao)

const showLiberado = ({ liberadoCentavos }: ItemRecurso): string =>
  liberadoCentavos === null ? '' : formatDecimal(liberadoCentavos)
