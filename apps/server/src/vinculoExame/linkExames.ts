import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { statusAposUpload } from '@portal/domain/guia/statusCalculado.ts'
import { faltaImagem, type ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { findMostrado, listEventosVinculados } from '@portal/domain/solicitacaoExame/imagemVinculada.ts'
import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { acaoVinculo } from '../guia/registro/historico.store.ts'
import type { Context, Handler } from '../http/handler.ts'
import { checkCota } from '../imagem/cota.ts'
import { listExigidas, listExigidasCom } from '../imagem/eventosImagem.ts'
import { type ImagemGuia, type ImagemNova, insertImagem, listImagensGuia } from '../imagem/imagem.store.ts'
import { holdConteudo } from '../imagem/retencao.store.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import { isClinicaDoAssociado } from './isClinicaDoAssociado.ts'
import { type ImagemExame, listImagensExame, listProntosDasFichas } from './vinculoExame.store.ts'

type Pedido = Context<typeof vinculoExame.linkExames>

/** An image that came, with what was asked for of its exam. */
type ImagemPedida = ImagemExame & { pedidos: readonly EventoGuardado[] }

/**
 * Copies what came of exams into clinical guides of the same patient: there each is an image like any other, and answers
 * for what the guide's events require. All of it or nothing: a form that is none of the provider's refuses the whole.
 */
export const linkExames: Handler<typeof vinculoExame.linkExames> = async (context) => {
  const { body, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, body.codigoAssociado)
  const imagens = await loadImagens(context, codigoAssociado)
  let copiadas = 0
  // Always in the same order, so that of two at once neither waits for the other for ever.
  for (const numeroFicha of [...new Set(body.fichasVinculo)].toSorted((a, b) => a - b)) {
    trilha({ codigoAssociado, objeto: `exames vinculados à guia ${numeroFicha}` })
    copiadas += await linkToGuia(context, { numeroFicha, codigoAssociado }, imagens)
  }
  return { imagens: copiadas }
}

async function loadImagens(
  { body, db, sessao, fail }: Pedido,
  codigoAssociado: string,
): Promise<ImagemPedida[]> {
  const prontos = await listProntosDasFichas(db, sessao.codigoCredenciado, body.fichasExames)
  const porFicha = new Map(prontos.map((pronto) => [pronto.numeroFichaRadiologia, pronto]))
  const pedidos = new Map<number, readonly EventoGuardado[]>()
  for (const ficha of new Set(body.fichasExames)) {
    const pronto = porFicha.get(ficha)
    if (pronto?.codigoAssociado !== codigoAssociado) {
      return fail('API-VIN-0001', [
        { campo: 'fichasExames', mensagem: `A ficha ${ficha} não é de um exame pronto do paciente.` },
      ])
    }
    pedidos.set(ficha, pronto.eventos.filter(isAprovado))
  }
  return (await listImagensExame(db, body.fichasExames)).map((imagem) => ({
    ...imagem,
    pedidos: pedidos.get(imagem.numeroFicha) ?? [],
  }))
}

/** How many images the guide got; none where it has all of them already. */
async function linkToGuia(
  context: Pedido,
  { numeroFicha, codigoAssociado }: { numeroFicha: number; codigoAssociado: string },
  imagens: readonly ImagemPedida[],
): Promise<number> {
  const { body, db, fail } = context
  // A version is of one guide, and this call may name several.
  const ator = { ...context, versao: body.fichasVinculo.length === 1 ? context.versao : undefined }
  const travada = await lockGuia(ator, numeroFicha)
  if (!isClinicaDoAssociado(travada.guia, codigoAssociado)) return fail('API-GTO-0001')
  const presentes = await listImagensGuia(db, numeroFicha)
  // The same file is in a guide once, whichever way it came.
  const hashes = new Set(presentes.map(({ sha256 }) => sha256))
  const novas = [
    ...new Map(
      imagens.filter(({ sha256 }) => !hashes.has(sha256)).map((cada) => [cada.sha256, cada]),
    ).values(),
  ]
  if (novas.length === 0) return 0
  await applyNaTravada(
    ator,
    {
      numeroFicha,
      acao: 'uploadImagem',
      passo: acaoVinculo,
      efeito: async (carregada) => {
        await checkCota(context, presentes.length, novas)
        const exigidas = await listExigidas(db, await context.services.regras.get(), carregada)
        const copias: ImagemGuia[] = []
        for (const nova of novas) copias.push(await copyImagem(context, carregada, nova, exigidas))
        return toEfeito(context, carregada, copias)
      },
    },
    travada,
  )
  return novas.length
}

/** Keeps an exam's image as one of the guide's own; its content is in the store already, under the same hash. */
async function copyImagem(
  { db, agora }: Pedido,
  { guia }: GuiaCarregada,
  imagem: ImagemPedida,
  exigidas: readonly ImagemExigida[],
): Promise<ImagemGuia> {
  const { numeroFicha, codigoCredenciado, codigoAssociado } = guia
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

/** As an upload: the last required image brings a waiting guide back, and what was signed does not know these. */
async function toEfeito(
  { services }: Pedido,
  { guia, eventos, imagens }: GuiaCarregada,
  copias: readonly ImagemGuia[],
) {
  const exigidas = listExigidasCom(await services.regras.get(), eventos, [...imagens, ...copias])
  const isAssinada = guia.assinadaEm !== null
  return {
    resultado: undefined,
    calculado: {
      statusFicha: statusAposUpload({
        statusFicha: guia.statusFicha,
        faltaImagemInicial: faltaImagem(exigidas, 'inicial'),
      }),
    },
    mudanca: isAssinada ? semAssinatura : {},
    motivo: `${tellCopias(copias)}${isAssinada ? '. A assinatura anterior deixou de valer.' : ''}`,
  }
}
