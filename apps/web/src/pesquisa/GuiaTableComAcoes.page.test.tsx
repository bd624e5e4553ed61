import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { aguardando, autorizada, opcoes, processada, rascunho } from './guias.fixture.ts'

const tabela = page.getByRole('table', { name: 'Guias encontradas' })
const link = (numero: number) => tabela.getByRole('link', { name: String(numero), exact: true })
const menuDe = (numero: number) => page.getByRole('button', { name: `Mais ações: guia ${numero}` })
const item = (nome: string | RegExp) => page.getByRole('menuitem', { name: nome })
const dialogo = page.getByRole('alertdialog', { name: 'Cancelar a guia 700001?' })

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias: [autorizada, aguardando, rascunho, processada] })
  answer(guia.listComplementares, [])
  answer(guia.cancelGuia, {})
})

test('J e K, setas, Home e End mudam de guia e param nas pontas; Enter abre a que tem o foco', async () => {
  refuseGuia()
  const aberta = openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  link(700001).element().focus()
  const passos = [
    ['k', 700001],
    ['j', 700002],
    ['{ArrowDown}', 700003],
    ['{End}', 700009],
    ['j', 700009],
    ['{ArrowUp}', 700003],
    ['{Home}', 700001],
    ['{ArrowDown}', 700002],
  ] as const
  for (const [tecla, numero] of passos) {
    await userEvent.keyboard(tecla)
    await expect.element(link(numero), { message: tecla }).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expectMissing(aberta, '/portal/guia/700002')
})

test('com Ctrl, ou fora da lista, as letras não são dela', async () => {
  openPage('/portal/consultaGTOs')
  await expect.element(tabela).toBeVisible()
  link(700001).element().focus()
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  await expect.element(link(700001)).toHaveFocus()
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await campo.fill('Ana')
  await userEvent.keyboard('j')
  await expect.element(campo).toHaveValue('Anaj')
})

test('o menu da linha abre e imprime a sua guia', async () => {
  refuseGuia()
  refuse(impressao.printGuia, 'API-GTO-0001')
  const aberta = openPage('/portal/consultaGTOs')
  await menuDe(700002).click()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Abrir', 'Imprimir', 'Cancelar guia'])
  await item('Imprimir').click()
  await expectMissing(aberta, '/portal/impressao/gto/700002')
})

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'o menu da linha se abre com a tecla "%s", com o foco no primeiro item',
  async (tecla) => {
    openPage('/portal/consultaGTOs')
    await focusByKeyboard(menuDe(700002))
    await userEvent.keyboard(tecla)
    await expect.element(item('Abrir')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Imprimir')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menuDe(700002)).toHaveFocus()
  },
)

test('abre pela linha', async () => {
  refuseGuia()
  const aberta = openPage('/portal/consultaGTOs')
  await tabela.getByRole('button', { name: 'Abrir: guia 700003' }).click()
  await expectMissing(aberta, '/portal/guia/700003')
})

test('só se oferece cancelar o que a vida da guia deixa', async () => {
  openPage('/portal/consultaGTOs')
  await menuDe(700009).click()
  await expect
    .element(item(/^Cancelar guia A guia está em "Processada"/))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await menuDe(700001).click()
  await expect.element(item('Cancelar guia')).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Escape}')
})

test('cancela da lista com a versão que se viu, e a lista se lê de novo', async () => {
  openPage('/portal/consultaGTOs')
  await menuDe(700001).click()
  await item('Cancelar guia').click()
  await expect
    .element(dialogo.getByRole('listitem'))
    .toMatchTextContent(/^700001 Mariana Alves Ribeiro: Autorizada, R\$\s1\.234,50$/)
  await dialogo.getByLabelText('Motivo do cancelamento').fill('Mudou de cidade.')
  await dialogo.getByRole('button', { name: 'Cancelar guia' }).click()
  await expect.element(page.getByText('Guia 700001 cancelada.')).toBeVisible()
  expect(sent(guia.cancelGuia).map(({ body }) => body)).toEqual([
    { numeroFicha: 700001, motivo: 'Mudou de cidade.' },
  ])
  expect(sentHeaders(guia.cancelGuia).map((headers) => headers.get('if-match'))).toEqual(['"7"'])
  await expect.poll(() => sent(pesquisa.searchGuias)).toHaveLength(2)
})

test('uma recusa diz qual guia não foi cancelada, e por quê', async () => {
  refuse(guia.cancelGuia, 'API-GTO-0013')
  openPage('/portal/consultaGTOs')
  await menuDe(700001).click()
  await item('Cancelar guia').click()
  await dialogo.getByLabelText('Motivo do cancelamento').fill('Mudou de cidade.')
  await dialogo.getByRole('button', { name: 'Cancelar guia' }).click()
  await expect.element(page.getByText('Guia 700001 não cancelada')).toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-GTO-0013'].texto)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('com a função de cancelar bloqueada, o menu da linha o diz e não o faz', async () => {
  answerMenu({ bloqueados: ['CANCELA_GTO'] })
  openPage('/portal/consultaGTOs')
  await menuDe(700001).click()
  await expect.element(item(/^Cancelar guia/)).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(item(/^Cancelar guia/))
    .toHaveTextContent(`Cancelar guia${textosMenuBloqueio.servidor}`)
  await userEvent.keyboard('{Escape}')
})

test('a quem não cancela, o menu da linha o diz', async () => {
  answerMenu({ fora: ['CANCELA_GTO'] })
  openPage('/portal/consultaGTOs', { permissoes: permissoesSem('CANCELA_GTO') })
  await menuDe(700001).click()
  await expect.element(item(/^Cancelar guia/)).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(item(/^Cancelar guia/))
    .toHaveTextContent(`Cancelar guia${catalogoErros['API-ACE-0003'].texto}`)
  await userEvent.keyboard('{Escape}')
})
