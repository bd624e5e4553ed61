import { credenciado } from '@portal/contract/credenciado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { menu } from '@portal/contract/menu.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { vista } from '@portal/contract/vista.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { otavia } from '../associado/associado.fixture.ts'
import { answerElegibilidade, unquote } from '../elegibilidade/elegibilidade.fixture.ts'
import { answerLiberacao } from '../liberacaoSenha/liberacaoSenha.fixture.ts'
import { opcoes } from '../pesquisa/guias.fixture.ts'
import { answerPedido, createResumo } from '../solicitacaoExame/pedidos.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { menuInteiro } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { busca, dialogo, limpeza, listResultados, openBusca, quiteria, wanda, zoe } from './busca.fixture.ts'

const paciente = page.getByRole('searchbox', { name: 'Paciente' })
const todos = [quiteria, zoe, wanda, otavia]
const listTermos = () => sent(pesquisa.searchTudo).map(({ body }) => body.termo)
const guiaDe = (numeroFicha: number, associado = quiteria) => ({ numeroFicha, statusFicha: 1, associado })

beforeEach(() => {
  answerElegibilidade()
  answer(elegibilidade.getAssociado, ({ query }) => ({ ...todos.find(({ chave }) => chave === query.chave) }))
  answer(pesquisa.searchTudo, {})
})

test('Ctrl+K acha o paciente por um número e vai até ele', async () => {
  answer(pesquisa.searchTudo, { associados: [quiteria] })
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('500000777')
  await expect.poll(listResultados).toEqual(['Quitéria ZaninPaciente · cartão 500000777 · Aurora Completo'])
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent('Quitéria Zanin, Paciente · cartão 500000777 · Aurora Completo. 1 de 1.')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`/portal/elegibilidade?paciente=${quiteria.chave}`)
  await expect.element(busca).not.toBeInTheDocument()
  // Asked when the hand rests, however slow it is, and not at each of its nine keys: the last is whole before a ninth.
  expect(listTermos().slice(0, 8).at(-1)).toBe('500000777')
})

test('o botão da barra abre a mesma busca, e ela acha uma tela por palavra, sem acento', async () => {
  answerLiberacao()
  const { address } = openPage('/portal/elegibilidade')
  await page.getByRole('button', { name: /^Buscar paciente, guia, evento ou tela/ }).click()
  await expect.element(busca).toHaveFocus()
  // Without a word it offers screens, but not the one that one is on
  await expect.poll(listResultados).toContain('Consultar guiasTela')
  expect(listResultados()).not.toContain('ElegibilidadeTela')
  await userEvent.keyboard('autorizacao')
  await expect.poll(listResultados).toEqual(['Solicitar autorizaçãoTela'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Para quem é a autorização?')).toBeVisible()
  expect(address()).toBe('/portal/solicitarAutorizacao')
})

test('o que se digita antes de a tela vir cai no campo dela, e nada na que se deixa', async () => {
  answerLiberacao()
  const release = hold(credenciado.listEspecialidades)
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('liberar senha')
  await expect.poll(listResultados).toEqual(['Solicitar autorizaçãoTela'])
  await userEvent.keyboard('{Enter}5000{Backspace}')
  await expect.element(busca).not.toBeInTheDocument()
  await userEvent.keyboard('777')
  expect(document.querySelector<HTMLInputElement>('#conteudo input')?.value ?? '').toBe('')
  release()
  await expect.element(page.getByText('Para quem é a autorização?')).toBeVisible()
  await expect.element(paciente).toHaveFocus()
  await expect.element(paciente).toHaveValue('500777')
  // From here on the keys are the field's.
  await userEvent.keyboard('8')
  await expect.element(paciente).toHaveValue('5007778')
  expect(address()).toBe('/portal/solicitarAutorizacao')
})

test('Ctrl+K de novo, antes de a tela vir, tem logo as teclas', async () => {
  answerLiberacao()
  const release = hold(credenciado.listEspecialidades)
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('liberar senha')
  await expect.poll(listResultados).toEqual(['Solicitar autorizaçãoTela'])
  await userEvent.keyboard('{Enter}50')
  await openBusca()
  await userEvent.keyboard('lim')
  await expect.element(busca).toHaveValue('lim')
  release()
  await userEvent.keyboard('{Escape}')
})

test('uma vista guardada se acha pelo nome e por "visão", sem termo não, e abre a sua lista', async () => {
  const filtros = [{ campo: 'especialidade' as const, valor: '3' }]
  answer(vista.listVistas, [{ numero: 7, tela: 'CONSULTA', nome: 'Só endodontia', filtros, padrao: false }])
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, {})
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  // The name of a screen means the screen, whatever was saved of it.
  await busca.fill('consultar guias')
  await expect.poll(() => listResultados().at(0)).toBe('Consultar guiasTela')
  expect(listResultados()).toContain('Só endodontiaVista de Consultar guias')
  for (const termo of ['visao endo', 'endodontia']) {
    await busca.fill(termo)
    await expect.poll(listResultados).toEqual(['Só endodontiaVista de Consultar guias'])
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Vista: Só endodontia' })).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs?especialidade=3')
})

test('o que a moldura faz também se acha: o tema muda, isso se diz, e o foco volta à página', async () => {
  openPage('/portal/elegibilidade')
  await expect.element(paciente).toHaveFocus()
  await openBusca()
  await userEvent.keyboard('alto contraste')
  await expect.poll(listResultados).toEqual(['Tema de alto contrasteAção'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.tema).toBe('contraste')
  await expect.element(page.getByText('Tema de alto contraste.')).toBeInTheDocument()
  await expect.element(paciente).toHaveFocus()
  await openBusca()
  await userEvent.keyboard('atalhos')
  await expect.poll(listResultados).toEqual(['Ajuda desta telaAção'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Ajuda: Elegibilidade' })).toBeVisible()
})

test('acha o que o menu abre fora do portal, e o abre em outra aba; o que está bloqueado, não', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const inteiro = menuInteiro()
  const [modelo] = inteiro.itens
  if (!modelo) throw new Error('the menu is empty')
  const fora = { ...modelo, rota: 'https://exemplo.com.br/', direcionaLinkExterno: true }
  answer(menu.getMenu, {
    ...inteiro,
    semGrupo: [
      { ...fora, identificadorItem: 'SITIO', rotulo: 'Revista da operadora' },
      { ...fora, identificadorItem: 'FECHADO', rotulo: 'Revista antiga', bloqueado: true },
      { ...modelo, identificadorItem: 'RELAT_GTO', rotulo: 'Revisão de guias', direcionaUNNA: true },
    ],
  })
  const { address } = openPage('/portal/elegibilidade')
  await expect.element(paciente).toHaveFocus()
  await openBusca()
  await userEvent.keyboard('revis')
  await expect
    .poll(listResultados)
    .toEqual(['Revista da operadoraAbre outra aba', 'Revisão de guiasAbre outra aba'])
  await userEvent.keyboard('{Enter}')
  await openBusca()
  await userEvent.keyboard('revisao{Enter}')
  expect(open.mock.calls).toEqual([
    ['https://exemplo.com.br/', '_blank', 'noreferrer'],
    ['/acesso/legado/RELAT_GTO', '_blank', 'noreferrer'],
  ])
  expect(address()).toBe('/portal/elegibilidade')
  await expect.element(paciente).toHaveFocus()
})

test('a primeira tecla depois de Ctrl+K já é da busca, e Esc fecha de uma vez', async () => {
  openPage('/portal/elegibilidade')
  await expect.element(paciente).toHaveFocus()
  // All within one turn of the page: faster than any hand.
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
  )
  document.execCommand('insertText', false, 'lim')
  await expect.element(busca).toHaveValue('lim')
  await userEvent.keyboard('{Escape}')
  await expect.element(busca).not.toBeInTheDocument()
  await expect.element(paciente).toHaveFocus()
  await expect.element(paciente).toHaveValue('')
})

test('uma letra ainda não se pergunta; o que não há se diz', async () => {
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('k')
  await expect.element(dialogo.getByText('Nada encontrado para “k”.').first()).toBeVisible()
  await busca.fill('xyz')
  await expect.element(dialogo.getByRole('status')).toHaveTextContent('Nada encontrado para “xyz”.')
  expect(listTermos()).toEqual(['xyz'])
})

test('só se pergunta quando a digitação para um instante', async () => {
  let asked = 0
  answer(pesquisa.searchTudo, () => {
    asked = performance.now()
    return {}
  })
  openPage('/portal/elegibilidade')
  await openBusca()
  const typed = performance.now()
  document.execCommand('insertText', false, 'xyz')
  await expect.poll(listTermos).toEqual(['xyz'])
  expect(asked - typed).toBeGreaterThanOrEqual(150)
})

test('pacientes vêm antes das guias e depois as telas e os eventos; a guia cujo fim se digita, antes de todos', async () => {
  answer(pesquisa.searchTudo, {
    associados: [quiteria],
    guias: [guiaDe(900222), guiaDe(900111)],
    eventos: [limpeza],
  })
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('quiteria')
  await expect
    .poll(listResultados)
    .toEqual([
      'Quitéria ZaninPaciente · cartão 500000777 · Aurora Completo',
      'Guia 900222Quitéria Zanin · Autorizada · 21/11/2026',
      'Guia 900111Quitéria Zanin · Autorizada · 21/11/2026',
      '84.000.198 Profilaxia: polimento coronárioCobertura do evento',
    ])
  await busca.fill('0111')
  await expect.poll(() => listResultados()[0]).toBe('Guia 900111Quitéria Zanin · Autorizada · 21/11/2026')
})

test('o pedido de exames cujo número se digita vem antes de todos, e Enter o abre', async () => {
  answer(pesquisa.searchTudo, { associados: [quiteria], solicitacoes: [createResumo()] })
  answerPedido()
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('3400001')
  await expect
    .poll(() => listResultados().slice(0, 2))
    .toEqual([
      'Pedido de exames 3400001Helena Prado · Aprovada no portal',
      'Quitéria ZaninPaciente · cartão 500000777 · Aurora Completo',
    ])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedido 3400001' })).toBeVisible()
  expect(address()).toBe('/portal/sol/3400001')
})

test('o pedido novo se acha por palavras, por quem pede exames', async () => {
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('pedir exames')
  await expect.poll(listResultados).toEqual(['Pedir examesTela', 'Pedidos de exameTela'])
})

test('as setas dão a volta na lista, e o que se digita recomeça do primeiro', async () => {
  answer(pesquisa.searchTudo, { associados: [quiteria, zoe] })
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('zanin')
  const dito = dialogo.getByRole('status')
  await expect.element(dito).toMatchTextContent(/^Quitéria Zanin.* 1 de 2\.$/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(dito).toMatchTextContent(/^Zoé Zanin.* 2 de 2\.$/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dito).toMatchTextContent(/ 1 de 2\.$/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dito).toMatchTextContent(/ 2 de 2\.$/)
  await busca.fill('zani')
  await expect.element(dito).toMatchTextContent(/ 1 de 2\.$/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(address).toBe(`/portal/elegibilidade?paciente=${zoe.chave}`)
})

test('um clique também escolhe', async () => {
  answer(pesquisa.searchTudo, { associados: [quiteria, zoe] })
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('zanin')
  await dialogo.getByRole('button', { name: /^Zoé Zanin/ }).click()
  await expect.poll(address).toBe(`/portal/elegibilidade?paciente=${zoe.chave}`)
})

test('Enter antes da resposta vai ao primeiro assim que ele vem; digitar mais o desfaz', async () => {
  answer(pesquisa.searchTudo, { associados: [wanda] })
  const release = hold(pesquisa.searchTudo)
  const { address } = openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('500000999{Enter}')
  await userEvent.keyboard('{Backspace}')
  release()
  await expect.poll(listResultados).toHaveLength(1)
  expect(address()).toBe('/portal/elegibilidade')
  const again = hold(pesquisa.searchTudo)
  await userEvent.keyboard('8{Enter}')
  again()
  await expect.poll(address).toBe(`/portal/elegibilidade?paciente=${wanda.chave}`)
})

test('uma falha se diz na busca, e o que ela sabe sozinha continua', async () => {
  refuse(pesquisa.searchTudo, 'API-ELE-0003')
  openPage('/portal/elegibilidade')
  await openBusca()
  await userEvent.keyboard('consultar')
  await expect.element(dialogo.getByRole('alert')).toHaveTextContent(catalogoErros['API-ELE-0003'].texto)
  expect(listResultados()).toContain('Consultar guiasTela')
})

test('o evento leva à cobertura do paciente que a tela mostra', async () => {
  answer(pesquisa.searchTudo, { eventos: [limpeza] })
  const { address } = openPage(`/portal/elegibilidade?paciente=${otavia.chave}`)
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await openBusca()
  await userEvent.keyboard('limpeza')
  await expect.element(dialogo.getByRole('button', { name: /^84\.000\.198/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Coberto', { exact: true })).toBeVisible()
  expect(unquote(address())).toBe(`/portal/elegibilidade?paciente=${otavia.chave}&evento=84000198`)
})

test('o que não abre a quem entrou não se oferece', async () => {
  answerLiberacao()
  answer(pesquisa.searchTudo, { eventos: [limpeza] })
  answerMenu({ bloqueados: ['ELEGIBILIDADE'] })
  openPage('/portal/solicitarAutorizacao')
  await expect.element(page.getByRole('main')).toBeVisible()
  await openBusca()
  await userEvent.keyboard('limpeza')
  await expect.element(dialogo.getByRole('status')).toHaveTextContent('Nada encontrado para “limpeza”.')
  await busca.fill('elegibilidade')
  await expect.element(dialogo.getByRole('status')).toHaveTextContent('Nada encontrado para “elegibilidade”.')
})

test('diante de um diálogo aberto, Ctrl+K espera a resposta dele e não leva o foco', async () => {
  openPage('/portal/elegibilidade')
  await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).click()
  const ajuda = page.getByRole('dialog', { name: 'Ajuda: Elegibilidade' })
  await expect.element(ajuda).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}lim')
  await expect.element(busca).not.toBeInTheDocument()
  await expect.element(ajuda).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ajuda).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}lim')
  await expect.element(busca).toHaveValue('lim')
})
