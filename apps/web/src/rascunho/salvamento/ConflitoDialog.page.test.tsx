import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGuia, GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, readItens } from '../rascunho.fixture.ts'

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

beforeEach(() => {
  answerRascunho()
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
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  expect(sent(guia.sendGuia).map(({ body }) => body.revisaoRascunho)).toEqual([1, 8])
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

test('escolhida a outra, é ela que se vê e se salva', async () => {
  await openConflito()
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.poll(() => readItens().map(([, lugar]) => lugar)).toEqual(['—', '24 O'])
  await expect
    .poll(() => sent(rascunho.saveRascunho).at(-1)?.body)
    .toMatchObject({ revisaoBase: 7, observacao: 'Da outra tela.' })
  await expect.element(page.getByText('Salvo às 09:00')).toBeVisible()
  answer(rascunho.saveRascunho, {})
})
