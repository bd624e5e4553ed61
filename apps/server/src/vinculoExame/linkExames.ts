import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { statusAposUpload } from '@portal/domain/guia/statusCalculado.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import { acaoVinculo } from '../guia/registro/historico.store.ts'
import type { Context, Handler } from '../http/handler.ts'
import { checkCota } from '../imagem/cota.ts'
import { listExigidas, listExigidasCom } from '../imagem/eventosImagem.ts'
import { type ImagemGuia, listImagensGuia } from '../imagem/imagem.store.ts'
import { copyImagem, type ImagemPedida, listNovas, loadImagens, tellCopias } from './copiaExame.ts'
import { isClinicaDoAssociado } from './isClinicaDoAssociado.ts'

type Pedido = Context<typeof vinculoExame.linkExames>

/**
 * Copies what came of exams into clinical guides of the same patient: there each is an image like any other, and answers
 * for what the guide's events require. All of it or nothing: a form that is none of the provider's refuses the whole.
 */
export const linkExames: Handler<typeof vinculoExame.linkExames> = async (context) => {
  const { body, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, body.codigoAssociado)
  const imagens = await loadImagens(context, codigoAssociado, body.fichasExames, 'fichasExames')
  let copiadas = 0
  // Always in the same order, so that of two at once neither waits for the other for ever.
  for (const numeroFicha of [...new Set(body.fichasVinculo)].toSorted((a, b) => a - b)) {
    trilha({ codigoAssociado, objeto: `exames vinculados à guia ${numeroFicha}` })
    copiadas += await linkToGuia(context, { numeroFicha, codigoAssociado }, imagens)
  }
  return { imagens: copiadas }
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
  const novas = listNovas(imagens, presentes)
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
        for (const nova of novas) copias.push(await copyImagem(context, carregada.guia, nova, exigidas))
        return toEfeito(context, carregada, copias)
      },
    },
    travada,
  )
  return novas.length
}

/** As an upload: the last required image brings a waiting guide back, and what was signed does not know these. */
async function toEfeito(
  { services }: Pedido,
  { guia, eventos, imagens }: GuiaCarregada,
  copias: readonly ImagemGuia[],
) {
  const exigidas = listExigidasCom(await services.regras.get(), { guia, eventos }, [...imagens, ...copias])
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
