import type { DetalheErro } from '@portal/contract/errors.ts'
import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { findMostrado, listEventosVinculados } from '@portal/domain/solicitacaoExame/imagemVinculada.ts'
import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Db } from '../db/client.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { type ImagemGuia, type ImagemNova, insertImagem } from '../imagem/imagem.store.ts'
import { holdConteudo } from '../imagem/retencao.store.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import { type ImagemExame, listImagensExame, listProntosDasFichas } from './vinculoExame.store.ts'

/** An image that came, with what was asked for of its exam. */
export type ImagemPedida = ImagemExame & { pedidos: readonly EventoGuardado[] }

type Leitor = {
  db: Db
  sessao: { codigoCredenciado: number }
  fail: (codigo: 'API-VIN-0001', detalhes: readonly DetalheErro[]) => never
}

/** What came of these radiology forms; refuses one that is no exam of the patient's that the provider asked for. */
export async function loadImagens(
  { db, sessao, fail }: Leitor,
  codigoAssociado: string,
  fichas: readonly number[],
  campo: 'fichasExames' | 'fichasVinculoImagens',
): Promise<ImagemPedida[]> {
  const prontos = await listProntosDasFichas(db, sessao.codigoCredenciado, fichas)
  const porFicha = new Map(prontos.map((pronto) => [pronto.numeroFichaRadiologia, pronto]))
  const pedidos = new Map<number, readonly EventoGuardado[]>()
  for (const ficha of new Set(fichas)) {
    const pronto = porFicha.get(ficha)
    if (pronto?.codigoAssociado !== codigoAssociado) {
      const mensagem = `A ficha ${ficha} não é de um exame pronto do paciente.`
      return fail('API-VIN-0001', [{ campo, mensagem }])
    }
    pedidos.set(ficha, pronto.eventos.filter(isAprovado))
  }
  return (await listImagensExame(db, fichas)).map((imagem) => ({
    ...imagem,
    pedidos: pedidos.get(imagem.numeroFicha) ?? [],
  }))
}

/** Those that the guide does not have: the same file is in a guide once, whichever way it came. */
export function listNovas(
  imagens: readonly ImagemPedida[],
  presentes: readonly { sha256: string }[],
): ImagemPedida[] {
  const hashes = new Set(presentes.map(({ sha256 }) => sha256))
  const novas = imagens.filter(({ sha256 }) => !hashes.has(sha256))
  return [...new Map(novas.map((cada) => [cada.sha256, cada])).values()]
}

/** Keeps an exam's image as one of the guide's own; its content is in the store already, under the same hash. */
export async function copyImagem(
  { db, agora }: { db: Db; agora: Date },
  { numeroFicha, codigoCredenciado, codigoAssociado }: Guia,
  imagem: ImagemPedida,
  exigidas: readonly ImagemExigida[],
): Promise<ImagemGuia> {
  await holdConteudo(db, imagem.sha256)
  const dono = { numeroFicha, codigoCredenciado, codigoAssociado }
  return insertImagem(db, dono, toCopia(imagem, exigidas, agora))
}

/** An exam's image as the clinical guide has it, for what the guide requires of its place. */
export function toCopia(
  imagem: ImagemPedida,
  exigidas: readonly ImagemExigida[],
  enviadaEm: Date,
): ImagemNova {
  const { numeroSolicitacao: _pedido, numeroFicha, sequencial, pedidos, ...arquivo } = imagem
  const mostrado = findMostrado(imagem, pedidos)
  return {
    ...arquivo,
    momento: 'inicial',
    dente: mostrado.dente,
    eventos: listEventosVinculados(mostrado, exigidas),
    enviadaEm,
    origem: { numeroFicha, sequencial },
  }
}

/** What the guide's history says of the copies that it got. */
export function tellCopias(copias: readonly Pick<ImagemNova, 'origem'>[]): string {
  const fichas = [...new Set(copias.flatMap(({ origem }) => origem?.numeroFicha ?? []))]
  return `${countOf(copias.length, 'imagem', 'imagens')} de exame, da ficha ${fichas.join(', ')}`
}
