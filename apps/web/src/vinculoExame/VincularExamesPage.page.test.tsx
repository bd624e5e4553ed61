import { catalogoErros } from '@portal/contract/errors.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAssociados, helena } from '../associado/associado.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { enterWith, openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'

const DELA = `/portal/vincularExames?paciente=${helena.chave}`
const pronto = {
  numeroFichaRadiologia: 700123,
  numeroPedido: 3400001,
  associado: helena,
  eventos: [{ codigo: '81000421', descricao: 'Radiografia periapical', locais: ['RMIE'] }],
  imagens: 2,
  recebidaEm: '2026-11-20T15:30:00.000Z',
}
const panoramica = {
  ...pronto,
  numeroFichaRadiologia: 700124,
  numeroPedido: 3400002,
  eventos: [{ codigo: '81000405', descricao: 'Radiografia panorâmica', locais: [] }],
  imagens: 1,
}
const endodontia = {
  numeroFicha: 700900,
  codigoEspecialidade: 3,
  statusFicha: 5,
  esperaImagem: [{ codigoEvento: '85200158', descricao: 'Canal', codigoLocalizacao: '36' }],
}
const clinica = { numeroFicha: 700901, codigoEspecialidade: 1, statusFicha: 1, esperaImagem: [] }
const vinculo = { numeroFicha: 700900, em: '2026-11-20T16:00:00.000Z', congelada: false }

const exames = page.getByRole('checkbox', { name: /^Radiografia/ })
const umExame = page.getByRole('checkbox', { name: /^Radiografia periapical/ })
const canal = page.getByRole('checkbox', { name: /^Guia 700900/ })
const vincular = page.getByRole('button', { name: /^Vincular/ })
const tabela = page.getByRole('table', { name: 'Exames prontos sem guia' })

let prontos: object[] = []

beforeEach(() => {
  prontos = [pronto]
  answerAssociados()
  answer(vinculoExame.listProntos, () => ({ exames: prontos, proximo: null }))
  answer(vinculoExame.listFichasExames, () => prontos)
  answer(vinculoExame.listGuiasEmAberto, [endodontia])
  answer(vinculoExame.linkExames, { imagens: 2 })
  answer(vinculoExame.deleteVinculo, { ok: true })
  answer(vinculoExame.acknowledgeExame, { ok: true })
})

describePage('VincularExamesPage', {
  open: () => openPage('/portal/vincularExames'),
  chamada: vinculoExame.listProntos,
  espera: 'Carregando exames prontos',
  pronto: tabela,
})

test('os exames sem guia dizem de quem são, o que veio e quando, e levam ao paciente', async () => {
  const { address } = openPage('/portal/vincularExames')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela).map((linha) => linha.slice(0, 4))).toEqual([
    ['Helena Prado', 'Radiografia periapical', '2 arquivos', '20/11/2026 12:30'],
  ])
  await tabela.getByRole('link', { name: 'Helena Prado' }).click()
  await expect.element(umExame).toBeVisible()
  expect(address()).toBe(DELA)
})

test('a quem só vincula, a lista leva ao paciente, e o endereço dele se abre de novo', async () => {
  enterWith(['VINC_EXAME'])
  openPage('/portal/vincularExames')
  await tabela.getByRole('link', { name: 'Helena Prado' }).click()
  await expect.element(umExame).toBeVisible()
  openPage(DELA)
  await expect.element(umExame).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Paciente' })).toMatchTextContent(/^Helena Prado/)
})

test('sem nenhum, a lista o diz', async () => {
  prontos = []
  openPage('/portal/vincularExames')
  await expect.element(page.getByText('Nenhum exame espera por você')).toBeVisible()
  await expectAccessible()
})

test('dar ciência tira o exame da lista', async () => {
  openPage('/portal/vincularExames')
  await expect.element(tabela).toBeVisible()
  prontos = []
  await tabela.getByRole('button', { name: /^Dar ciência, sem guia/ }).click()
  await expect.element(page.getByText('O exame continua no pedido, e sai desta lista.')).toBeVisible()
  await expect.element(tabela).not.toBeInTheDocument()
  expect(sent(vinculoExame.acknowledgeExame).map(({ body }) => body)).toEqual([{ fichaExame: 700123 }])
})

test('com um exame e uma guia não há o que escolher: Ctrl+Enter vincula', async () => {
  openPage(DELA)
  await expect.element(umExame).toBeChecked()
  await expect.element(canal).toBeChecked()
  await expect.element(page.getByText('1 exame a 1 guia.')).toBeVisible()
  prontos = [{ ...pronto, vinculos: [vinculo] }]
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('2 arquivos vinculados a 1 guia.')).toBeVisible()
  await expect.element(umExame).not.toBeChecked()
  await expect.element(page.getByRole('link', { name: /700900/ })).toBeVisible()
  expect(sent(vinculoExame.linkExames).map(({ body }) => body)).toEqual([
    { codigoAssociado: helena.codigoAssociado, fichasExames: [700123], fichasVinculo: [700900] },
  ])
})

test('a única guia, se nenhum evento dela espera imagem, fica por marcar', async () => {
  answer(vinculoExame.listGuiasEmAberto, [clinica])
  openPage(DELA)
  await expect.element(umExame).toBeChecked()
  await expect.element(page.getByText('Nenhum evento espera imagem inicial.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Guia 700901/ })).not.toBeChecked()
  await expect.element(page.getByText('Escolha a guia.')).toBeVisible()
})

test('numa tela estreita, o botão diz o que faz, sem a tecla', async () => {
  openPage(DELA)
  await expect.element(page.getByRole('button', { name: 'Vincular Ctrl + Enter' })).toBeVisible()
  await page.viewport(360, 800)
  await expect.element(page.getByRole('button', { name: 'Vincular', exact: true })).toBeVisible()
})

test('de vários, escolhem-se os dois lados, e a barra diz o que falta', async () => {
  prontos = [pronto, panoramica]
  answer(vinculoExame.listGuiasEmAberto, [endodontia, clinica])
  openPage(DELA)
  await expect.element(page.getByText('Escolha o exame.')).toBeVisible()
  await expect.element(vincular).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await exames.nth(0).click({ force: true })
  await exames.nth(1).click({ force: true })
  await expect.element(page.getByText('Escolha a guia.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Guia 700901, Clínica geral: / }).click({ force: true })
  await exames.nth(1).click({ force: true })
  await vincular.click()
  await expect.poll(() => sent(vinculoExame.linkExames)).toHaveLength(1)
  expect(sent(vinculoExame.linkExames).map(({ body }) => body)).toEqual([
    { codigoAssociado: helena.codigoAssociado, fichasExames: [700123], fichasVinculo: [700901] },
  ])
})

test('a guia diz o que espera imagem, e o exame o que veio', async () => {
  openPage(DELA)
  await expect.element(canal).toHaveAccessibleName(/1 evento espera imagem inicial: Canal \(36\)\.$/)
  await expect
    .element(umExame)
    .toHaveAccessibleName(
      'Radiografia periapical, Região dos molares inferiores esquerdo 2 arquivos, o último em 20/11/2026 12:30.',
    )
})

test('um vínculo se desfaz; o que uma decisão contou fica, e diz por quê', async () => {
  prontos = [{ ...pronto, vinculos: [vinculo, { ...vinculo, numeroFicha: 700901, congelada: true }] }]
  openPage(DELA)
  const preso = page.getByRole('button', { name: 'Desfazer o vínculo com a guia 700901' })
  await expect.element(preso).toHaveAttribute('aria-disabled', 'true')
  prontos = [pronto]
  await page.getByRole('button', { name: 'Desfazer o vínculo com a guia 700900' }).click()
  await expect.element(page.getByText(/as marcas feitas nelas ali se perdem/)).toBeVisible()
  expect(sent(vinculoExame.deleteVinculo)).toEqual([])
  await page.getByRole('button', { name: 'Desfazer vínculo' }).click()
  await expect.element(page.getByText('As imagens saíram da guia 700900.')).toBeVisible()
  expect(sent(vinculoExame.deleteVinculo).map(({ query }) => query)).toEqual([
    { fichaExame: 700123, fichaVinculo: 700900 },
  ])
})

test('sem exame ou sem guia, cada lado diz o que fazer', async () => {
  prontos = []
  answer(vinculoExame.listGuiasEmAberto, [])
  openPage(DELA)
  await expect.element(page.getByText('Nenhum exame pronto')).toBeVisible()
  await expect.element(page.getByText('Nenhuma guia em aberto')).toBeVisible()
  await expectAccessible()
})

test('sem guia em aberto, leva à liberação da senha deste paciente', async () => {
  answer(vinculoExame.listGuiasEmAberto, [])
  openPage(DELA)
  const caminho = page.getByRole('main').getByRole('link', { name: 'Solicitar autorização' })
  await expect
    .element(caminho)
    .toHaveAttribute('href', `/portal/solicitarAutorizacao?paciente=${helena.chave}`)
})

test('a quem não libera senha, o caminho fica e diz por quê', async () => {
  answerMenu({ bloqueados: ['SOLIC_AUTO'] })
  answer(vinculoExame.listGuiasEmAberto, [])
  openPage(DELA)
  const fechado = page.getByRole('main').getByRole('button', { name: 'Solicitar autorização' })
  await expect.element(fechado).toBeVisible()
  await expectAccessible()
  await focusByKeyboard(fechado)
  await expect.element(page.getByRole('tooltip', { name: textosMenuBloqueio.servidor })).toBeVisible()
  expect(page.getByRole('main').getByRole('link', { name: 'Solicitar autorização' }).elements()).toEqual([])
})

test('a recusa se diz, e o que foi escolhido fica', async () => {
  refuse(vinculoExame.linkExames, 'API-GTO-0010')
  openPage(DELA)
  await expect.element(umExame).toBeChecked()
  await vincular.click()
  await expect.element(page.getByText(catalogoErros['API-GTO-0010'].texto)).toBeVisible()
  await expect.element(umExame).toBeChecked()
  await expect.element(canal).toBeChecked()
})

test('o exame de que se deu ciência sem guia o diz, até ser vinculado a uma', async () => {
  const ciente = { ...pronto, cienteEm: '2026-11-20T17:00:00.000Z' }
  prontos = [ciente, { ...panoramica, cienteEm: ciente.cienteEm, vinculos: [vinculo] }]
  openPage(DELA)
  await expect.element(umExame).toHaveAccessibleName(/Ciência dada em 20\/11\/2026 14:00, sem guia\.$/)
  await expect.element(exames.last()).toHaveAccessibleName(/o último em 20\/11\/2026 12:30\.$/)
})

test('apertado duas vezes, é um pedido só', async () => {
  const release = hold(vinculoExame.linkExames)
  openPage(DELA)
  await expect.element(umExame).toBeChecked()
  await vincular.dblClick()
  release()
  await expect.element(page.getByText(/vinculados? a 1 guia/)).toBeVisible()
  const chaves = sentHeaders(vinculoExame.linkExames).map((headers) => headers.get('idempotency-key'))
  expect(new Set(chaves).size).toBe(1)
})

test('se troca de paciente', async () => {
  const { address } = openPage(DELA)
  await page.getByRole('button', { name: 'Trocar paciente' }).click()
  await expect.element(tabela).toBeVisible()
  expect(address()).toBe('/portal/vincularExames')
})
