import type { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { isImagemNova } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import { loadTermosPrazo } from '../auditoria/politica.store.ts'
import type { Handler } from '../http/handler.ts'
import { getMomentoPadrao } from '../imagem/lugar.ts'
import { loadVisao } from '../repasse/visao.ts'
import { civilDay } from '../runtime/clock.ts'
import { type ImagemPaciente, listAcervo, listAnexos } from './anexo.store.ts'
import { findGuiaEnvio } from './envio.store.ts'
import { listReanalises } from './reanalise.store.ts'
import { toReanalise, toTratamento } from './reply.ts'
import { findTermo } from './termo.store.ts'

const toImagem = (imagem: Omit<ImagemPaciente, 'isEvidencia' | 'isPedida'>) => ({
  numeroFicha: imagem.numeroFicha,
  sequencial: imagem.sequencial,
  nomeArquivo: imagem.nomeArquivo,
  paginasTela: imagem.paginasTela,
  enviadaEm: imagem.enviadaEm.toISOString(),
})

/** The term of a treatment, its requests with their answers, and what may go with another. Interface S10. */
export const getTratamento: Handler<typeof reanalisePrazo.getTratamento> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const { codigoCredenciado, rede } = sessao
  const tabela = await services.regras.get()
  const linha = await findTermo(db, codigoCredenciado, query.numeroTratamento, rede)
  if (!linha) return fail('API-REA-0001')
  const { codigoAssociado, numeroTratamento, numeroFicha, decididoEm } = linha
  trilha({ codigoAssociado, objeto: `prazo do tratamento ${numeroTratamento}` })
  const [reanalises, acervo, termosPrazo] = await Promise.all([
    listReanalises(db, codigoCredenciado, numeroTratamento),
    listAcervo(db, await loadVisao(db, sessao), codigoAssociado),
    loadTermosPrazo(db, hoje),
  ])
  const anexos = await listAnexos(
    db,
    codigoCredenciado,
    reanalises.map(({ numeroReanalise }) => numeroReanalise),
  )
  const { mesesMaximo } = tabela.findPrazoOrtodontia(rede, hoje)
  const tratamento = toTratamento(linha, reanalises[0], { hoje, mesesMaximo })
  const envio = tratamento.impedimento
    ? undefined
    : await findGuiaEnvio(db, codigoCredenciado, numeroTratamento, numeroFicha)
  return {
    ...tratamento,
    numeroFicha,
    mesesMaximo,
    termosPrazo,
    pedidos: reanalises.map((reanalise) => ({
      ...toReanalise(reanalise),
      justificativa: reanalise.justificativa,
      imagens: anexos
        .filter(({ numeroReanalise }) => numeroReanalise === reanalise.numeroReanalise)
        .map(toImagem),
    })),
    acervo: acervo.map((imagem) => ({
      ...toImagem(imagem),
      nova: decididoEm !== null && isNova(imagem, decididoEm),
    })),
    envio: envio ? { numeroFicha: envio.numeroFicha, momento: getMomentoPadrao(envio) } : null,
  }
}

/** Whether the decision had not seen an image. */
export const isNova = ({ enviadaEm, ...imagem }: ImagemPaciente, decididoEm: string): boolean =>
  isImagemNova({ ...imagem, data: civilDay(enviadaEm) }, decididoEm)
