import type { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import { isMesesPedidos } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import { explainSemMotivo } from '@portal/domain/reanalisePrazo/politicaReanalise.ts'
import { endRespostaReanalise } from '@portal/domain/reanalisePrazo/prazoReanalise.ts'
import { loadTermosPrazo } from '../auditoria/politica.store.ts'
import { requireTexto } from '../guia/registro/textoProtegido.ts'
import type { Context, Handler } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { lockTratamento } from '../tratamento/tratamento.store.ts'
import { findImagens, insertAnexos } from './anexo.store.ts'
import { isNova } from './getTratamento.ts'
import { insertReanalise, listReanalises } from './reanalise.store.ts'
import { findImpedimento } from './reply.ts'
import { findTermo } from './termo.store.ts'

type Contexto = Context<typeof reanalisePrazo.sendReanalise>

/**
 * Asks for more months than the newest decision of a treatment granted, once until it is answered (Operadora §2). The images
 * that go with it are evidence from then on.
 */
export const sendReanalise: Handler<typeof reanalisePrazo.sendReanalise> = async (context) => {
  const { body, db, sessao, services, agora, hoje, fail, trilha } = context
  const { codigoCredenciado, login, nome, rede } = sessao
  const { numeroTratamento, mesesPedidos } = body
  const justificativa = requireTexto(body.justificativa, 'justificativa', fail)
  // Locked, so that of two requests at once the second finds the first.
  const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
  if (!tratamento) return fail('API-REA-0001')
  const { codigoAssociado } = tratamento
  trilha({ codigoAssociado, objeto: `pedido de reanálise do tratamento ${numeroTratamento}` })

  const tabela = await services.regras.get()
  const { mesesMaximo } = tabela.findPrazoOrtodontia(rede, hoje)
  const [termo, [ultima]] = await Promise.all([
    findTermo(db, codigoCredenciado, numeroTratamento, rede),
    listReanalises(db, codigoCredenciado, numeroTratamento),
  ])
  if (!termo) return fail('API-REA-0001')
  const impedimento = findImpedimento(termo, ultima, { hoje, mesesMaximo })
  if (impedimento === 'emAnalise') return fail('API-REA-0002')
  const { mesesConcedidos, decididoEm, dias, numeroFicha } = termo
  if (impedimento || mesesConcedidos === null || decididoEm === null || dias === null)
    return fail('API-REA-0003')
  if (!isMesesPedidos(mesesPedidos, mesesConcedidos, { mesesMaximo })) {
    const mensagem = `Peça mais de ${mesesConcedidos} e até ${mesesMaximo} meses.`
    return fail('API-REA-0004', [{ campo: 'mesesPedidos', mensagem }])
  }
  const semMotivo = explainSemMotivo(justificativa, await loadTermosPrazo(db, hoje))
  if (semMotivo) return fail('API-REA-0006', [{ campo: 'justificativa', mensagem: semMotivo }])
  const anexos = await readImagens(context, codigoAssociado, decididoEm)

  const prazoResposta = endRespostaReanalise(hoje, dias)
  const { numeroReanalise, protocolo } = await insertReanalise(db, {
    codigoCredenciado,
    numeroTratamento,
    numeroFicha,
    mesesConcedidos,
    mesesPedidos,
    justificativa,
    login,
    nome,
    enviadaEm: agora,
    prazoResposta,
  })
  await insertAnexos(db, { codigoCredenciado, numeroReanalise }, anexos, agora)
  const tarefa = { codigoCredenciado, numeroReanalise }
  await services.jobs.enqueue(db, 'answerReanalise', tarefa, services.config.ritmoSegundos)
  return { protocolo, prazoResposta }
}

/** The images that go along, of this patient and each once; one of them the decision had not seen. Refused otherwise (0005). */
async function readImagens(
  { body, db, sessao, fail }: Contexto,
  codigoAssociado: string,
  decididoEm: string,
) {
  const refuse = (mensagem: string) => fail('API-REA-0005', [{ campo: 'imagens', mensagem }])
  const chaves = new Set(body.imagens.map(({ numeroFicha, sequencial }) => `${numeroFicha} ${sequencial}`))
  if (chaves.size < body.imagens.length) return refuse('Uma imagem veio mais de uma vez.')
  const visao = await loadVisao(db, sessao)
  const imagens = await findImagens(db, visao, codigoAssociado, body.imagens)
  if (imagens.length < body.imagens.length)
    return refuse('Uma das imagens não é deste paciente, ou já não existe.')
  const anexos = imagens.map((imagem) => ({ ...imagem, nova: isNova(imagem, decididoEm) }))
  return anexos.some(({ nova }) => nova) ? anexos : refuse('Junte ao menos uma imagem que a decisão não viu.')
}
