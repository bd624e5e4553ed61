import { capturaExame } from '@portal/contract/capturaExame.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/queryClient.ts'
import { answerLiberacao } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { answer, refuse } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { settleFocus } from '../testing/settleFocus.ts'
import { walkTo } from '../testing/walkTo.ts'
import { captura, outra } from './capturaExame.fixture.ts'

const main = page.getByRole('main')
const titulo = page.getByRole('heading', { name: 'Capturados por esta unidade' })
const saiu = main.getByRole('alert').filter({
  hasText: 'O pedido 3400001, de Helena Prado, não está mais com esta unidade.',
})

const liberar = page.getByRole('button', { name: 'Liberar a guia do pedido 3400001' })
const devolver = page.getByRole('button', { name: 'Devolver o pedido 3400001' })
const dialogo = page.getByRole('alertdialog', { name: 'Devolver o pedido 3400001?' })
const confirmar = dialogo.getByRole('button', { name: 'Devolver o pedido' })

/** As the server's list, which another tab changes too. */
let linhas: { numeroSolicitacaoExame: number; numeroFichaSolicitacao: number; guiaAberta: boolean }[] = []

const takeFromUnit = () => {
  linhas = [outra]
}

beforeEach(() => {
  linhas = [captura, outra]
  answerLiberacao()
  answer(capturaExame.listCapturas, () => ({ capturas: linhas, proximo: null }))
  refuse(liberacaoSenha.releaseSenha, 'API-LIB-0017')
  refuse(capturaExame.deleteCaptura, 'API-CAP-0001')
})

const expectSaida = async () => {
  await expect.element(saiu).toBeVisible()
  await expect.element(liberar).not.toBeInTheDocument()
  await settleFocus(50)
  await expect.element(titulo).toHaveFocus()
}

test('liberar o pedido que outra aba devolveu diz na página que ele saiu, e o foco vai ao título, não a outro paciente', async () => {
  openPage('/portal/capturaExames')
  await walkTo(liberar)
  takeFromUnit()
  await userEvent.keyboard('{Enter}')
  await expectSaida()
  await expectAccessible()
  // It is said for as long as it is so.
  linhas = [captura, outra]
  await queryClient.invalidateQueries()
  await expect.element(liberar).toBeVisible()
  await expect.element(saiu).not.toBeInTheDocument()
})

test('devolver o que outra aba devolveu diz o mesmo, e nenhum aviso fala do número como não encontrado', async () => {
  openPage('/portal/capturaExames')
  await devolver.click()
  takeFromUnit()
  await confirmar.click()
  await expectSaida()
  expect(page.getByText(catalogoErros['API-CAP-0001'].titulo).elements()).toEqual([])
})

test('lida de novo a lista, o foco que estava nele ou na sua pergunta vai ao título', async () => {
  openPage('/portal/capturaExames')
  await walkTo(devolver)
  takeFromUnit()
  await queryClient.invalidateQueries()
  await expect.element(liberar).not.toBeInTheDocument()
  await settleFocus(50)
  await expect.element(titulo).toHaveFocus()
  linhas = [captura, outra]
  await queryClient.invalidateQueries()
  await devolver.click()
  await expect.element(dialogo).toBeVisible()
  takeFromUnit()
  await queryClient.invalidateQueries()
  await expect.element(dialogo).not.toBeInTheDocument()
  await settleFocus(50)
  await expect.element(titulo).toHaveFocus()
})

test('capturado de novo com outro número, a recusa fica no pedido', async () => {
  openPage('/portal/capturaExames')
  await walkTo(liberar)
  linhas = [{ ...captura, numeroFichaSolicitacao: 700130 }, outra]
  await userEvent.keyboard('{Enter}')
  await expect
    .element(main.getByRole('listitem').getByRole('alert'))
    .toHaveTextContent(`${catalogoErros['API-LIB-0017'].titulo}${catalogoErros['API-LIB-0017'].texto}`)
  await expect.element(page.getByText(/guia 700130/)).toBeVisible()
  await expect.element(liberar).toHaveFocus()
  expect(saiu.elements()).toEqual([])
})

test('aberta a guia em outra aba, a recusa fica na linha do pedido, e o foco vai ao caminho até ela', async () => {
  openPage('/portal/capturaExames')
  await walkTo(liberar)
  linhas = [{ ...captura, guiaAberta: true }, outra]
  await userEvent.keyboard('{Enter}')
  await expect.element(liberar).not.toBeInTheDocument()
  await expect
    .element(main.getByRole('listitem').getByRole('alert'))
    .toHaveTextContent(`${catalogoErros['API-LIB-0017'].titulo}${catalogoErros['API-LIB-0017'].texto}`)
  await settleFocus(50)
  await expect.element(page.getByRole('link', { name: 'Ir para a guia do pedido 3400001' })).toHaveFocus()
  await expectAccessible()
})

test('a devolução recusada de quem continua com ele é um aviso, e o foco volta ao botão', async () => {
  refuse(capturaExame.deleteCaptura, 'API-CAP-0005')
  openPage('/portal/capturaExames')
  await devolver.click()
  await confirmar.click()
  await expect.element(page.getByText(catalogoErros['API-CAP-0005'].titulo)).toBeVisible()
  await expect.element(devolver).toHaveFocus()
  expect(saiu.elements()).toEqual([])
})
