import { guia } from '@portal/contract/guia.ts'
import {
  createAssociado,
  createGuia,
  createPendente,
  dateEvento,
  ENDODONTIA,
  ENDODONTIA_ATIPICA,
  insertImagem,
  RESTAURACAO,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { entrada, nada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'
import { partesFormulario, recusasFormulario } from './formulario.fixture.ts'
import { escritasRascunho, leituras, mudancas } from './operacoes.fixture.ts'

const outroEvento = { codigoEvento: '85100196', numeroSequencialInclusao: 1, numeroSequencialEvento: 1 }
const doEvento = { ...outroEvento, codigoEvento: ENDODONTIA.codigoEvento }

/** An approved and dated endodontic treatment, whose final image is still missing. */
async function createSemImagemFinal(t: TestApp): Promise<number> {
  const numeroFicha = await createPendente(t, 'analise')
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  await dateEvento(t, numeroFicha, ENDODONTIA)
  return numeroFicha
}

async function createSemImagemInicial(t: TestApp): Promise<number> {
  const numeroFicha = await releaseGuia(t)
  await sendEventos(t, numeroFicha, [ENDODONTIA_ATIPICA])
  await t.rows('update guia set status_ficha = 4, codigo_etapa = 2 where numero_ficha = $1', [numeroFicha])
  return numeroFicha
}

/** As if opened for a captured request, whose images are there. */
async function createEntregue(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t, 'autorizada')
  await t.rows(`update guia set numero_pedido_exame = 1, exames_aprovados = '[]' where numero_ficha = $1`, [
    numeroFicha,
  ])
  await insertImagem(t, numeroFicha, 'final')
  return numeroFicha
}

const enviar = async (cena: Cena, eventos: readonly object[]) =>
  cena.call(await cena.prepare(), { body: { eventos } })

const naGuia =
  (create: (t: TestApp) => Promise<number>, mudanca: Parameters<Cena['call']>[1] = {}): Receita =>
  async (cena) =>
    cena.call(await create(cena.t), mudanca)

export const recusas: Matriz['recusas'] = {
  'guia.sendGuia API-GTO-0014': (cena) => enviar(cena, []),
  'guia.sendGuia API-GTO-0015': (cena) => enviar(cena, [RESTAURACAO, RESTAURACAO]),
  'guia.sendGuia API-GTO-0016': (cena) => enviar(cena, [{ ...RESTAURACAO, data: '20/11/2026' }]),
  'guia.sendGuia API-GTO-0050': (cena) =>
    cena.callAfter(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`),
  'guia.sendGuia API-GTO-0023': (cena) =>
    enviar(cena, [
      RESTAURACAO,
      { codigoEvento: '81000421', codigoLocalizacao: '26', quantidade: 1, numeroSequenciaInclusao: 2 },
    ]),
  ...recusasFormulario,
  'guia.sendGuia API-GTO-0045': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    const numeroFichaPrincipal = await createGuia(cena.t, 'autorizada', { codigoAssociado })
    const complementar = await releaseGuia(cena.t, { codigoAssociado, numeroFichaPrincipal })
    return cena.call(complementar, { body: { eventos: [ENDODONTIA] } })
  },
  'guia.sendJustificativa API-GTO-0019': naGuia(createSemImagemInicial),
  'guia.sendJustificativa API-GTO-0055': async (cena) =>
    cena.call(await cena.prepare(), { body: { descricaoObservacao: 'Curta demais.' } }),
  'guia.sign API-GTO-0028': naGuia((t) => createGuia(t, 'assinada')),
  'guia.sign API-GTO-0058': naGuia((t) => createGuia(t, 'autorizada')),
  'guia.sendRepasse API-GTO-0017': naGuia((t) => createGuia(t, 'autorizada')),
  'guia.sendRepasse API-GTO-0018': naGuia((t) => createGuia(t, 'datada')),
  'guia.sendRepasse API-GTO-0019': naGuia(createSemImagemFinal),
  'guia.requestToken API-GTO-0002': async (cena) =>
    cena.call(await cena.prepare(), { body: { eventos: [outroEvento] } }),
  'guia.sendRepasse API-GTO-0002': naGuia((t) => createGuia(t, 'assinada'), { body: { naoRealizados: [9] } }),
  'guia.sendRepasse API-GTO-0056': naGuia((t) => createGuia(t, 'assinada'), { body: { naoRealizados: [1] } }),
  'guia.requestToken API-GTO-0056': naGuia((t) => createGuia(t, 'assinada'), {
    body: { naoRealizados: [1] },
  }),
  'guia.requestToken API-GTO-0017': naGuia((t) => createGuia(t, 'autorizada')),
  'guia.requestToken API-GTO-0018': naGuia((t) => createGuia(t, 'datada')),
  'guia.requestToken API-GTO-0019': naGuia(createSemImagemFinal, { body: { eventos: [doEvento] } }),
  'guia.requestToken API-GTO-0020': (cena) =>
    cena.callAfter('update evento_guia set exige_token = false where numero_ficha = $1'),
  'guia.requestToken API-GTO-0060': (cena) =>
    cena.callAfter(
      `update evento_guia set status_token = 'REJEITADO', tokens_rejeitados = 2 where numero_ficha = $1`,
    ),
  'guia.createOcorrencia API-GTO-0026': async (cena) => {
    const numeroFicha = await cena.prepare()
    await cena.call(numeroFicha)
    return cena.call(numeroFicha)
  },
  'guia.deleteOcorrencia API-GTO-0027': async (cena) =>
    cena.call(await cena.prepare(), { query: { numeroOcorrencia: 1 } }),
  'guia.cancelGuia API-GTO-0053': async (cena) => {
    const numeroFicha = await createGuia(cena.t, 'autorizada')
    const complementar = await releaseGuia(cena.t, { numeroFichaPrincipal: numeroFicha })
    await cena.t.rows('update guia set bloqueada = true where numero_ficha = $1', [complementar])
    return cena.call(numeroFicha)
  },
  'guia.cancelGuia API-GTO-0059': naGuia(createEntregue),
  'guia.cancelGuia API-GTO-0022': naGuia((t) => createGuia(t, 'datada')),
  'guia.cancelGuia API-GTO-0062': naGuia(async (t) => {
    const codigoAssociado = await createAssociado(t)
    const emTratamento = { codigoAssociado, porInstalar: true, manutencoes: ['2026-02-10'] }
    return (await createTratamento(t, emTratamento)).numeroFicha
  }),
}

export const partes = partesFormulario

export const entradas: Matriz['entradas'] = [
  ...leituras,
  ...escritasRascunho,
  ...mudancas,
  entrada('guia.getPlanoTratamento', guia.getPlanoTratamento, porAssociado),
  entrada('guia.getPreAprovacao', guia.getPreAprovacao, () => ({ query: { codigoEspecialidade: 1 } })),
  entrada('guia.getFiltros', guia.getFiltros, nada),
]
