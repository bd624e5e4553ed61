import type { imagem } from '@portal/contract/imagem.ts'
import { statusAposUpload } from '@portal/domain/guia/statusCalculado.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { acaoEventosImagem } from '../guia/registro/historico.store.ts'
import type { Handler } from '../http/handler.ts'
import { refuseCongelada } from './congelada.ts'
import { checkEventos, listExigidasCom } from './eventosImagem.ts'
import { findImagem, tagImagem } from './imagem.store.ts'
import { toImagem } from './reply.ts'

/**
 * Says for which events an image is, as long as it is no evidence. It may complete what the guide waits for, as an
 * upload does.
 */
export const updateImagem: Handler<typeof imagem.updateImagem> = async (context) => {
  const { body, db, services, fail, trilha } = context
  const { numeroFicha, sequencial, eventos } = body
  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha,
    acao: 'uploadImagem',
    passo: acaoEventosImagem,
    efeito: async (carregada) => {
      const { guia, imagens } = carregada
      trilha({
        codigoAssociado: guia.codigoAssociado,
        objeto: `eventos da imagem ${sequencial} da guia ${numeroFicha}`,
      })
      const found = await findImagem(db, numeroFicha, sequencial)
      if (!found) return fail('API-IMG-0001')
      refuseCongelada(found)
      checkEventos(eventos, found.dente, carregada)
      await tagImagem(db, numeroFicha, sequencial, eventos)
      const nova = { ...found, eventos }
      const outras = imagens.filter((outra) => outra.sequencial !== sequencial)
      const exigidas = listExigidasCom(await services.regras.get(), carregada, [...outras, nova])
      return {
        resultado: nova,
        calculado: {
          statusFicha: statusAposUpload({
            statusFicha: guia.statusFicha,
            faltaImagemInicial: faltaImagem(exigidas, 'inicial'),
          }),
        },
        motivo: `Imagem ${sequencial}: ${listEventos(eventos)}`,
      }
    },
  })
  return { imagem: toImagem(resultado), statusFicha: situacao.statusFicha, versao: situacao.versao }
}

const listEventos = (eventos: readonly { numeroSequencialInclusao: number }[]): string => {
  const numeros = eventos.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)
  if (numeros.length === 0) return 'para nenhum evento'
  return numeros.length === 1 ? `para o evento ${numeros[0]}` : `para os eventos ${numeros.join(', ')}`
}
