import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGuia, GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, linha, readItens } from '../rascunho.fixture.ts'

const aberta = { statusFicha: 8, codigoEtapaAtual: 1, eventos: [] }
const dialogo = page.getByRole('dialog', { name: 'Este rascunho mudou em outra tela' })
const versao = (titulo: string) =>
  [...dialogo.getByRole('region', { name: titulo }).element().querySelectorAll('p, li')].map(
    ({ textContent }) => textContent,
  )
const daOutra = {
  itens: [
    { sequencial: 1, codigoEvento: '84000198', quantidade: 1 },
    { sequencial: 2, codigoEvento: '85100196', dente: '24', faces: 'O', quantidade: 1 },
  ],
  observacao: 'Da outra tela.',
  justificativa: '',
  revisao: 7,
  salvoEm: '2026-11-21T11:45:00.000Z',
}

async function openConflito(): Promise<void> {
  const mend = refuse(rascunho.saveRascunho, 'API-GTO-0013')
  openPage(GUIA)
  await include('84000198; 26 OM 85100200')
  answerGuia({ ...aberta, rascunho: daOutra })
  await expect.element(dialogo).toBeVisible()
  mend()
}

let tell: (versao: number) => void = () => undefined
beforeEach(() => {
  tell = answerRascunho()
})

test('as duas versões se veem lado a lado, com o que só uma tem', async () => {
  await openConflito()
  expect(versao('Esta tela')).toEqual([
    'Como está agora nesta tela',
    '84.000.198 Profilaxia: polimento coronário',
    '26 MO 85.100.200 Restauração em resina fotopolimerizável 2 faces (só aqui)',
    'Justificativa: em branco',
    'Observação: em branco',
  ])
  expect(versao('Outra tela')).toEqual([
    'Salva em 21/11/2026 08:45',
    '84.000.198 Profilaxia: polimento coronário',
    '24 O 85.100.196 Restauração em resina fotopolimerizável 1 face (só aqui)',
    'Justificativa: em branco',
    'Observação: Da outra tela.',
  ])
  await expectAccessible()
  // It must be answered.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).toBeVisible()
})

test('enviada com o rascunho de outra tela por ver, a guia não vai, e as duas versões se veem', async () => {
  const mend = refuse(guia.sendGuia, 'API-GTO-0013', [
    { campo: 'revisaoRascunho', mensagem: 'Há outra revisão deste rascunho (7), salva em outra tela.' },
  ])
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answerGuia({ ...aberta, rascunho: daOutra })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo.getByRole('region', { name: 'Outra tela' }).getByText(/^24 O/)).toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['—', '24 O'])
  await expect.element(page.getByText('Salvo às 08:45')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  expect(sent(guia.sendGuia).map(({ body }) => body.revisaoRascunho)).toEqual([1, 7])
})

test('escolhida esta tela, ela se salva sobre a revisão da outra', async () => {
  await openConflito()
  await dialogo.getByRole('button', { name: 'Ficar com esta tela' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect
    .poll(() => sent(rascunho.saveRascunho).at(-1)?.body)
    .toMatchObject({ revisaoBase: 7, observacao: '', itens: [{ codigoEvento: '84000198' }, { dente: '26' }] })
  expect(readItens().map(([, lugar]) => lugar)).toEqual(['—', '26 MO'])
})

test('o atalho que envia, teclado de novo, não escolhe de quem é o trabalho que se perde', async () => {
  await openConflito()
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Enter}')
  await expect.element(dialogo).toBeVisible()
  expect(readItens().map(([, lugar]) => lugar)).toEqual(['—', '26 MO'])
})

test('escolhida a outra, é ela que se vê, e nada se salva de novo: ela já é a do servidor', async () => {
  await openConflito()
  const salvas = sent(rascunho.saveRascunho).length
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['—', '24 O'])
  await expect.element(page.getByText('Salvo às 08:45')).toBeVisible()
  await include('46 O 85100196')
  await expect
    .poll(() => sent(rascunho.saveRascunho).slice(salvas))
    .toMatchObject([{ body: { revisaoBase: 7, itens: [{}, { dente: '24' }, { dente: '46' }] } }])
})

test.each([
  ['enviada', { statusFicha: 1, codigoEtapaAtual: 2 }],
  ['cancelada', { statusFicha: 6, codigoEtapaAtual: 1, eventos: [] }],
])('%s em outra tela, a guia diz o que só estava aqui e não foi com ela', async (como, estado) => {
  openPage(GUIA)
  await include('84000198')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  await linha.fill('54 O resi')
  answerGuia({ versao: 9, ...estado })
  tell(9)
  await expect.element(page.getByText(`A guia 700001 foi ${como} em outra tela`).first()).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Avisos' }))
    .toMatchTextContent(/só estava aqui: Profilaxia: polimento coronário; na linha, “54 O resi”\./)
  await expect.element(linha).not.toBeInTheDocument()
})

test('bloqueada em outra tela, a guia diz isso, e não que foi enviada', async () => {
  openPage(GUIA)
  await include('84000198')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answerGuia({ ...aberta, versao: 9, bloqueio: true })
  tell(9)
  await expect.element(page.getByText('A guia 700001 foi bloqueada em outra tela').first()).toBeVisible()
  await expect.element(linha).not.toBeInTheDocument()
  expect(page.getByText(/só estava aqui/).elements()).toEqual([])
})

test('cancelada desta tela, nada se diz de outra', async () => {
  openPage(GUIA)
  await include('84000198')
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answer(guia.cancelGuia, () => {
    answerGuia({ ...aberta, versao: 9, statusFicha: 6 })
    // The stream tells it before the answer comes.
    tell(9)
    return {}
  })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar guia' }).click()
  const pergunta = page.getByRole('dialog')
  await pergunta.getByRole('textbox').fill('Paciente mudou de cidade.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(linha).not.toBeInTheDocument()
  await expect.element(page.getByText(/foi cancelada/).first()).toBeVisible()
  expect(page.getByText(/em outra tela/).elements()).toEqual([])
})

test('enviada desta tela, nada se diz de outra', async () => {
  openPage(GUIA)
  await include('84000198')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  await expect.element(linha).not.toBeInTheDocument()
  expect(page.getByText(/em outra tela/).elements()).toEqual([])
})
