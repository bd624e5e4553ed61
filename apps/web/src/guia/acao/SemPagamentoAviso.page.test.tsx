import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerPagina, GUIA } from '../paginaGuia.fixture.ts'

const daSenha = {
  codigoGlosa: '1321',
  severidade: 'aviso',
  campo: 'data',
  texto: 'Validade da guia expirada',
} as const
const negado = createEvento({ dataRealizacao: '2026-11-20', motivos: [daSenha] })
const pago = createEvento({ numeroSequencialInclusao: 2, dataRealizacao: '2026-11-10', valor: '33.00' })
const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const vencida = { codigoEtapaAtual: 3, validadeSenha: '2026-11-15', eventosNaoPagos: 1 }

// What the payment owes, without the patient's part of ten.
const aviso = page.getByRole('alertdialog').getByText('Como está, o pagamento nega 1 evento, de R$ 90,00')
const renove = 'Volte e renove a senha antes: encaminhada a guia, já não se renova.'

test.each([
  ['Assinar guia', null],
  ['Encaminhar para pagamento', assinatura],
])('"%s" diz antes o que não será pago e que a renovação salvaria', async (acao, assinada) => {
  answerPagina({ ...vencida, assinatura: assinada, senhaRenovavelAte: '2026-12-21', eventos: [negado, pago] })
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: acao }).click()
  await expect.element(aviso).toBeVisible()
  await expect.element(page.getByText(renove)).toBeVisible()
})

test('o que nenhuma renovação salva tem o motivo na sua linha', async () => {
  answerPagina({ ...vencida, senhaRenovavelAte: '2026-11-19', eventos: [negado, pago] })
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(aviso).toBeVisible()
  await expect.element(page.getByText('O motivo está na linha do evento.')).toBeVisible()
  expect(page.getByText(renove).elements()).toEqual([])
})

test.each([
  ['Assinar guia', null, []],
  ['Encaminhar para pagamento', assinatura, []],
  // Renewed, the password would not bring back the term.
  ['Encaminhar para pagamento', assinatura, [daSenha]],
])('"%s" diz antes o que o prazo de apresentação já perdeu, sem recurso', async (acao, assinada, motivos) => {
  const perdido = createEvento({ dataRealizacao: '2026-08-20', apresentarAte: '2026-11-18', motivos })
  answerPagina({
    codigoEtapaAtual: 3,
    assinatura: assinada,
    prazosApresentacao: ['2026-11-18'],
    senhaRenovavelAte: '2026-12-21',
    eventos: [perdido, pago],
  })
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: acao }).click()
  await expect.element(aviso).toBeVisible()
  await expect
    .element(page.getByText(/^O prazo de apresentação do que foi feito nessa data já terminou \(3091\)/))
    .toBeVisible()
})

const PERDIDO = { dataRealizacao: '2026-08-20', apresentarAte: '2026-11-18' }
const VIVO = { numeroSequencialInclusao: 2, dataRealizacao: '2026-09-06', valor: '35.00' }

test.each([
  ['Assinar guia', null, PERDIDO, '2026-12-05', 'depois, o pagamento nega mais 1 evento, de R$ 25,00.'],
  [
    'Encaminhar para pagamento',
    assinatura,
    PERDIDO,
    '2026-12-05',
    'depois, o pagamento nega mais 1 evento, de R$ 25,00.',
  ],
  ['Assinar guia', null, undefined, '2026-11-26', 'depois, o pagamento nega 1 evento, de R$ 25,00.'],
])('"%s" diz até quando o que ainda se paga se encaminha', async (acao, assinada, perdido, ate, depois) => {
  answerPagina({
    codigoEtapaAtual: 3,
    assinatura: assinada,
    prazosApresentacao: [...(perdido ? [perdido.apresentarAte] : []), ate],
    eventos: [...(perdido ? [createEvento(perdido)] : []), createEvento({ ...VIVO, apresentarAte: ate })],
  })
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: acao }).click()
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent(`Encaminhe até ${ate.split('-').toReversed().join('/')}: ${depois}`)
})

test('de tudo o que se paga nada se diz', async () => {
  answerPagina({ codigoEtapaAtual: 3, eventos: [pago] })
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Assinar guia' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(aviso.elements()).toEqual([])
})
