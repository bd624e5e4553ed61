import type { ItemRecurso, NovidadeRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { type ChaveImagem, isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import { isImagemDoLugar } from '@portal/domain/imagem/imagemExigida.ts'
import type { TipoNovidade } from '@portal/domain/recursoGlosa/novidade.data.ts'
import type { DestinoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { showData, toDia } from '../calendario/format.ts'
import { isCabivel } from './recursosWords.ts'

/** An item of an appeal while it is being written. */
export type ItemEditado = {
  /** Left out loses the appeal as what is given up does; given up says why. */
  destino: DestinoRecurso
  /** The clinic's own words; where null, the draft stands. */
  justificativa: string | null
  /** Why it is given up. */
  motivo: string
  novidades: readonly NovidadeRecurso[]
}

export type Edicao = Readonly<Record<number, ItemEditado>>

/** A copy that was kept while the justification was called a text. */
export const readCopia = (copia: Edicao): Edicao =>
  Object.fromEntries(
    Object.entries(copia).map(([numero, { texto, ...item }]: [string, ItemEditado & { texto?: string }]) => [
      numero,
      texto === undefined ? item : { ...item, justificativa: texto },
    ]),
  )

/** What was written of an event after its appeal was sent. */
export type Sobra = { evento: string; texto: string }

/** What was written since these words were sent: of an appeal that went, it can go no more. */
export const listSobras = (itens: readonly ItemRecurso[], enviada: Edicao, agora: Edicao): Sobra[] =>
  itens.flatMap(({ numeroSequencialInclusao: numero, descricao }) => {
    const [antes, depois] = [enviada[numero], agora[numero]]
    const escritos = [
      depois?.justificativa !== antes?.justificativa && depois?.justificativa,
      depois?.motivo !== antes?.motivo && depois?.motivo,
    ]
    return escritos.flatMap((texto) => (texto ? [{ evento: descricao, texto }] : []))
  })

type Acervo = RecursoDetalhado['acervo']

const isMesma = (a: NovidadeRecurso, b: ChaveImagem): boolean => 'sequencial' in a && isMesmaImagem(a, b)

/**
 * The images of the archive that may be new for an item: of its place, and not there when it was denied. What shows the
 * result is of the day of the treatment or later.
 */
export const listNovas = (item: ItemRecurso, tipo: TipoNovidade, acervo: Acervo): Acervo =>
  acervo.filter(
    (imagem) =>
      !imagem.julgadaPara.includes(item.numeroSequencialInclusao) &&
      isImagemDoLugar(imagem, item.codigoLocalizacao) &&
      (tipo !== 'imagemFinal' ||
        (imagem.momento !== 'inicial' && toDia(imagem.enviadaEm) >= (item.dataRealizacao ?? ''))),
  )

/** What the archive has for what a denial asks for: sent for the appeal, of that moment, and of that very tooth. */
function proposeNovidades(item: ItemRecurso, acervo: Acervo): NovidadeRecurso[] {
  const momentos: Partial<Record<TipoNovidade, string>> = { imagemInicial: 'inicial', imagemFinal: 'final' }
  return item.novidades.flatMap(({ tipo, obrigatoria }) => {
    const momento = momentos[tipo]
    if (!obrigatoria || !momento || (tipo !== 'imagemInicial' && tipo !== 'imagemFinal')) return []
    const achada = listNovas(item, tipo, acervo).find(
      (imagem) =>
        imagem.momento === momento && imagem.dente !== null && imagem.dente === item.codigoLocalizacao,
    )
    return achada ? [{ tipo, numeroFicha: achada.numeroFicha, sequencial: achada.sequencial }] : []
  })
}

/** How the writing of an appeal begins: what makes sense is in, with what the archive has for it. */
export function startEdicao({ itens, acervo }: RecursoDetalhado): Edicao {
  return Object.fromEntries(
    itens.map((item) => [
      item.numeroSequencialInclusao,
      {
        destino: isCabivel(item) ? 'recorrido' : 'omitido',
        justificativa: null,
        motivo: '',
        novidades: proposeNovidades(item, acervo),
      } satisfies ItemEditado,
    ]),
  )
}

/** What is named for a kind of novelty. */
export const findNovidade = ({ novidades }: ItemEditado, tipo: TipoNovidade): NovidadeRecurso | undefined =>
  novidades.find((nova) => nova.tipo === tipo)

/** The draft that names rule, event, date and evidence; a shown correction stands in its own words. */
export function draftJustificativa(
  item: ItemRecurso,
  { novidades }: ItemEditado,
  acervo: Acervo,
  maximo?: number,
): string {
  const [glosa] = item.glosa
  const descricoes = novidades.map((nova) => {
    if ('valor' in nova)
      return { tipo: nova.tipo, descricao: nova.tipo === 'data' ? showData(nova.valor) : nova.valor }
    const imagem = acervo.find((each) => isMesma(nova, each))
    return { tipo: nova.tipo, descricao: imagem?.nomeArquivo ?? '' }
  })
  const partes = {
    codigoGlosa: glosa?.codigoGlosa ?? '',
    textoGlosa: glosa?.texto ?? '',
    codigoEvento: item.codigoEvento,
    descricaoEvento: item.descricao,
    codigoLocalizacao: item.codigoLocalizacao,
    dataRealizacao: item.dataRealizacao,
    novidades: descricoes,
  }
  return writeTextoRecurso(partes, maximo)
}

export const justificativaOf = (item: ItemRecurso, editado: ItemEditado, acervo: Acervo): string =>
  editado.justificativa ?? draftJustificativa(item, editado, acervo)

/** What the clinic wrote of an event besides the draft. */
export const motivoOf = (item: ItemRecurso, editado: ItemEditado, acervo: Acervo): string =>
  (editado.justificativa ?? '').replace(draftJustificativa(item, editado, acervo), () => '').trim()

/** What the denial asks for and is not there yet; a reason in one's own words is there once the draft was written on. */
export const listFaltas = (item: ItemRecurso, editado: ItemEditado): ItemRecurso['novidades'] =>
  item.novidades.filter(
    ({ tipo, obrigatoria }) =>
      obrigatoria &&
      (tipo === 'justificativa'
        ? toTextoGuardado(editado.justificativa ?? '') === ''
        : findNovidade(editado, tipo) === undefined),
  )

/** The same of all that is appealed, each with its item. */
export const listFaltasTodas = (itens: readonly ItemRecurso[], edicao: Edicao) =>
  itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado?.destino === 'recorrido' ? listFaltas(item, editado).map((falta) => ({ item, falta })) : []
  })

/** The reason is asked for in full over its field: elsewhere, in a word. */
export const nameFalta = ({ tipo, rotulo }: ItemRecurso['novidades'][number]): string =>
  tipo === 'justificativa' ? 'o motivo' : rotulo.toLowerCase()

/** What is sent: what is appealed with its text, and what is given up with its reason. */
export function toPedido({ numeroFicha, itens, acervo }: RecursoDetalhado, edicao: Edicao) {
  const escolhidos = itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado ? [{ item, editado }] : []
  })
  return {
    numeroFicha,
    eventos: escolhidos
      .filter(({ editado }) => editado.destino === 'recorrido')
      .map(({ item, editado }) => ({
        numeroSequenciaInclusao: item.numeroSequencialInclusao,
        justificativa: justificativaOf(item, editado, acervo).trim(),
        novidades: [...editado.novidades],
      })),
    desistencias: escolhidos
      .filter(({ editado }) => editado.destino === 'desistido')
      .map(({ item, editado }) => ({
        numeroSequenciaInclusao: item.numeroSequencialInclusao,
        motivo: editado.motivo.trim(),
      })),
  }
}
