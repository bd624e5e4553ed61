import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { createEvento } from '../guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, GUIA } from '../paginaGuia.fixture.ts'

const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const feito = { dataRealizacao: '2026-11-20' }
const resina = createEvento({ ...feito, numeroSequencialEvento: 4 })
const profilaxia = createEvento({
  ...feito,
  numeroSequencialInclusao: 2,
  numeroSequencialEvento: 5,
  codigoEvento: '84000198',
  descricao: 'Profilaxia: polimento coronário',
  codigoLocalizacao: null,
  codigoFace: null,
})
const recusada = createEvento({ ...profilaxia, statusToken: 'REJEITADO' })
const semToken = createEvento({ ...feito, numeroSequencialInclusao: 3, exigeToken: false })
const confirmado = createEvento({ ...feito, numeroSequencialInclusao: 4, statusToken: 'APROVADO' })
const semData = createEvento({ numeroSequencialInclusao: 5 })

const dialogo = page.getByRole('dialog', { name: 'Token da guia 700001' })
const solicitar = dialogo.getByRole('button', { name: 'Solicitar token' })
const marcas = dialogo.getByRole('checkbox')

async function openDialogo(): Promise<void> {
  openPage(GUIA)
  await acoesDaGuia.getByRole('button', { name: 'Solicitar token' }).click()
  await expect.element(dialogo).toBeVisible()
}

let tell: (versao: number) => void

beforeEach(() => {
  tell = answerPagina({
    codigoEtapaAtual: 3,
    assinatura,
    eventos: [resina, profilaxia, semToken, confirmado],
  })
  answer(guia.requestToken, {})
})

test('diz de qual dos eventos o beneficiário já recusou o pedido', async () => {
  answerPagina({ codigoEtapaAtual: 3, assinatura, eventos: [resina, recusada] })
  await openDialogo()
  const palavras = marcas.elements().map((marca) => marca.closest('label')?.textContent)
  expect(palavras).toEqual([
    '26 MO 85.100.200 Restauração em resina fotopolimerizável 2 faces',
    '84.000.198 Profilaxia: polimento coronário Rejeitado pelo beneficiário',
  ])
})

test('pede a confirmação dos eventos feitos que usam token e ninguém confirmou', async () => {
  await openDialogo()
  const palavras = marcas.elements().map((marca) => marca.closest('label')?.textContent)
  expect(palavras).toEqual([
    '26 MO 85.100.200 Restauração em resina fotopolimerizável 2 faces',
    '84.000.198 Profilaxia: polimento coronário',
  ])
  await expectAccessible()
  await solicitar.click()
  await expect.element(page.getByText('O pedido foi enviado ao aplicativo do beneficiário.')).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(guia.requestToken).map(({ body }) => body)).toEqual([
    {
      numeroFicha: 700001,
      eventos: [
        {
          codigoEvento: '85100200',
          numeroSequencialInclusao: 1,
          numeroSequencialEvento: 4,
          codigoLocalizacao: '26',
        },
        { codigoEvento: '84000198', numeroSequencialInclusao: 2, numeroSequencialEvento: 5 },
      ],
      naoRealizados: [],
    },
  ])
})

test('o que o beneficiário rejeitou uma vez se pede de novo; duas vezes, não', async () => {
  const rejeitado = { statusToken: 'REJEITADO' }
  answerGuia({
    codigoEtapaAtual: 3,
    assinatura,
    eventos: [
      { ...resina, ...rejeitado, tokensRejeitados: 1 },
      { ...profilaxia, ...rejeitado, tokensRejeitados: 2 },
    ],
  })
  await openDialogo()
  await solicitar.click()
  await expect
    .poll(() => sent(guia.requestToken).map(({ body }) => body.eventos.map((um) => um.codigoEvento)))
    .toEqual([['85100200']])
})

test('o que se desmarca fica de fora, e sem nenhum não se pede', async () => {
  await openDialogo()
  await marcas.nth(0).click({ force: true })
  await marcas.nth(1).click({ force: true })
  await solicitar.click()
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent('Escolha ao menos um evento.')
  // Pressed once more, it is said once more: an alert that only stays is silent.
  const dito = dialogo.getByRole('alert').element()
  await solicitar.click()
  await expect.poll(() => dito.isConnected).toBe(false)
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent('Escolha ao menos um evento.')
  expect(sent(guia.requestToken)).toEqual([])
  await marcas.nth(1).click({ force: true })
  await solicitar.click()
  await expect
    .poll(() => sent(guia.requestToken).map(({ body }) => body.eventos.map((um) => um.codigoEvento)))
    .toEqual([['84000198']])
})

test('o que está sem data se diz que não foi feito, ou não se pede', async () => {
  answerGuia({ codigoEtapaAtual: 2, assinatura, eventos: [resina, semData] })
  await openDialogo()
  await solicitar.click()
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(/^Confirme que estes eventos/)
  const dito = dialogo.getByRole('alert').element()
  await solicitar.click()
  await expect.poll(() => dito.isConnected).toBe(false)
  await expect.element(dialogo.getByRole('alert')).toMatchTextContent(/^Confirme que estes eventos/)
  expect(sent(guia.requestToken)).toEqual([])
  await dialogo.getByRole('checkbox', { name: /^Este evento não foi realizado/ }).click({ force: true })
  await solicitar.click()
  await expect
    .poll(() =>
      sent(guia.requestToken).map(({ body: { eventos, naoRealizados } }) => [eventos.length, naoRealizados]),
    )
    .toEqual([[1, [5]]])
})

test('o que mudou com o diálogo aberto se confere antes de pedir', async () => {
  await openDialogo()
  answerGuia({ codigoEtapaAtual: 3, assinatura, versao: 3, eventos: [{ ...resina, valor: '90.00' }] })
  tell(3)
  await expect
    .element(dialogo.getByRole('alert'))
    .toMatchTextContent(/o valor mudou de R\$ 100,00 para R\$ 90,00\./)
  await dialogo.getByRole('button', { name: 'Conferi a mudança' }).click()
  await expect.element(solicitar).toBeVisible()
  expect(sent(guia.requestToken)).toEqual([])
  await solicitar.click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(sent(guia.requestToken)).toHaveLength(1)
})
