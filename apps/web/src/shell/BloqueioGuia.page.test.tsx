import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEvento } from '../guia/guia.fixture.ts'
import { acoesDaGuia, answerGuia, answerPagina, eventosTabela, GUIA } from '../guia/paginaGuia.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'

const mais = page.getByRole('button', { name: 'Mais ações' })
const item = (nome: RegExp) => page.getByRole('menuitem', { name: nome })
const busca = page.getByRole('searchbox', { name: 'O que você procura?' })
const dialogoBusca = page.getByRole('dialog', { name: 'Buscar' })

beforeEach(() => {
  answerPagina()
})

test('na guia, o que é de uma função bloqueada diz por quê', async () => {
  await page.viewport(360, 740)
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA' })
  answerMenu({ bloqueados: ['CANCELA_GTO'] })
  openPage(GUIA)
  await focusByKeyboard(mais)
  await userEvent.keyboard('{Enter}')
  await item(/^Outras ações/).click()
  for (const [acao, motivo] of [
    ['Cancelar guia', textosMenuBloqueio.servidor],
    ['Registrar ocorrência', textosMenuBloqueio.flag],
  ] as const) {
    const fechada = item(new RegExp(`^${acao}`))
    await expect.element(fechada).toHaveAttribute('aria-disabled', 'true')
    await expect.element(fechada).toHaveTextContent(`${acao}${motivo}`)
  }
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
})

test('nada do que se tecla na busca faz o que está bloqueado; o mais, sim', async () => {
  answer(pesquisa.searchTudo, {})
  answerMenu({ bloqueados: ['CANCELA_GTO'] })
  openPage(GUIA)
  await expect.element(acoesDaGuia).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await busca.fill('cancelar')
  await expect.element(dialogoBusca.getByText(/Nada encontrado/).first()).toBeVisible()
  await expect.element(dialogoBusca.getByRole('button', { name: /^Cancelar/ })).not.toBeInTheDocument()
  await busca.fill('imprimir')
  await expect.element(dialogoBusca.getByRole('button', { name: /^Imprimir guia/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('bloqueada com a tela aberta, a função recusa sem encerrar a sessão, e a tela passa a dizê-lo', async () => {
  refuse(guia.cancelGuia, 'API-MEN-0001')
  const { left } = openPage(GUIA)
  await mais.click()
  await item(/^Cancelar guia/).click()
  const motivo = page.getByRole('textbox', { name: 'Motivo do cancelamento' })
  await motivo.fill('Paciente desistiu.')
  answerMenu({ bloqueados: ['CANCELA_GTO'] })
  await page.getByRole('button', { name: 'Cancelar guia', exact: true }).click()
  const { titulo, texto } = catalogoErros['API-MEN-0001']
  await expect.element(page.getByText(titulo, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(texto).first()).toBeVisible()
  await expect.element(motivo).toHaveValue('Paciente desistiu.')
  expect(left()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await mais.click()
  await item(/^Outras ações/).click()
  await expect
    .element(item(/^Cancelar guia/))
    .toHaveTextContent(`Cancelar guia${textosMenuBloqueio.servidor}`)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  expect(sent(guia.cancelGuia)).toHaveLength(1)
})

test('um rascunho cuja função foi bloqueada só se lê', async () => {
  answerGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventos: [], enviadaEm: null })
  answerMenu({ bloqueados: ['SOLIC_AUTO', 'ENVIO_IMAGEM'] })
  openPage(GUIA)
  await expect
    .element(page.getByRole('heading', { name: 'O rascunho desta guia está fechado' }))
    .toBeVisible()
  await expect
    .element(page.getByText(`${textosMenuBloqueio.servidor} O que já foi escrito continua guardado.`))
    .toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Incluir evento' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a quem o servidor não diz o dinheiro, a guia paga não mostra o que foi pago nem glosado', async () => {
  const { valorPago: _pago, valorGlosado: _glosado, ...semDinheiro } = createEvento()
  answerGuia({ statusFicha: 12, codigoEtapaAtual: 6, eventos: [semDinheiro] })
  openPage(GUIA)
  await expect.element(eventosTabela.getByRole('columnheader', { name: 'Valor' })).toBeVisible()
  await expect
    .element(eventosTabela.getByRole('columnheader', { name: /^(Pago|Glosado)$/ }))
    .not.toBeInTheDocument()
  await expectAccessible()
})
