import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { manutencao } from '@portal/contract/manutencao.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { notice } from '../ui/notice.ts'
import { mariana, otavio, trintaEOito } from './manutencao.fixture.ts'

const dialogo = page.getByRole('dialog')
const marca = (nome: string) => page.getByRole('checkbox', { name: `Selecionar ${nome}` })
const todas = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
const liberadas = () => sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoAssociado)

function answerMes(linhas: readonly (typeof mariana)[]) {
  answer(manutencao.getMes, () => ({
    mes: '2026-11',
    ultimoDia: '2026-11-30',
    codigoEspecialidade: 6,
    manutencoes: linhas.filter(({ codigoAssociado }) => !liberadas().includes(codigoAssociado)),
  }))
}

beforeEach(() => {
  answerMes([mariana, otavio])
  answer(liberacaoSenha.releaseSenha, ({ body }) => ({
    numeroFicha: 700_000 + Number(body.codigoAssociado.slice(-3)),
    senha: '1',
    validadeSenha: '2026-11-30',
  }))
  answer(guia.cancelGuia, {})
})

/** Everything by keys, from the page as it opens; answers how many were pressed. */
async function releaseByKeys(): Promise<number> {
  let teclas = 0
  const press = async (tecla: string) => {
    teclas += 1
    await userEvent.keyboard(tecla)
  }
  // The page opens with the focus on its first row; what chooses them all stands above it.
  await expect.element(page.getByRole('row').nth(1).getByRole('link')).toHaveFocus()
  while (document.activeElement !== todas.element()) await press('{Shift>}{Tab}{/Shift}')
  await press(' ')
  await press('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).toBeVisible()
  await press('{Control>}{Enter}{/Control}')
  return teclas
}

test('as de quem entra com o seu próprio acesso são dele', async () => {
  answer(credenciado.getInfo, {
    dentistaConectado: { codigoDentista: 8, nome: 'Caio Prado', compartilhamento: 1 },
    dentistas: [
      { codigoDentista: 7, nome: 'Ana Monteiro' },
      { codigoDentista: 8, nome: 'Caio Prado' },
    ],
  })
  openPage('/portal/manutencoes')
  await releaseByKeys()
  await expect.element(dialogo.getByRole('heading', { name: '2 liberadas' })).toBeVisible()
  expect(sent(liberacaoSenha.releaseSenha).map(({ body }) => body.codigoDentista)).toEqual([8, 8])
})

test('38 manutenções se liberam com menos de 20 teclas, uma vez cada, com o que foi de cada paciente', async () => {
  answerMes(trintaEOito)
  openPage('/portal/manutencoes')
  expect(await releaseByKeys()).toBeLessThan(20)
  await expect.element(dialogo.getByRole('heading', { name: '38 liberadas' })).toHaveFocus()
  expect(liberadas()).toEqual(trintaEOito.map(({ codigoAssociado }) => codigoAssociado))
  expect(sent(liberacaoSenha.releaseSenha)[0]?.body).toEqual({
    codigoAssociado: '500000100',
    codigoEspecialidade: 6,
    codigoTipoAtendimentoOrto: 8,
  })
  expect(dialogo.getByRole('listitem').elements()).toHaveLength(38)
  // Ten seconds are few: the way back is one Tab from what is read, and not behind 38 guides.
  await userEvent.keyboard('{Tab}')
  await expect.element(dialogo.getByRole('button', { name: /^Desfazer/ })).toHaveFocus()
  await expect.element(dialogo.getByRole('link', { name: 'Guia 700137' })).toBeVisible()
  expect(sent(guia.cancelGuia)).toEqual([])
  await expectAccessible()
})

test('a que falhou não para as outras, diz por quê, e vai de novo com a mesma chave', async () => {
  const mend = refuse(liberacaoSenha.releaseSenha, 'API-GEN-0005')
  openPage('/portal/manutencoes')
  await releaseByKeys()
  await expect.element(dialogo.getByRole('heading', { name: '2 não liberadas' })).toHaveFocus()
  await expect
    .element(dialogo.getByText(new RegExp(catalogoErros['API-GEN-0005'].texto)).first())
    .toBeVisible()
  mend()
  await dialogo.getByRole('button', { name: /^Liberar 2 senhas · R\$ 175,50/ }).click()
  await expect.element(dialogo.getByRole('heading', { name: '2 liberadas' })).toHaveFocus()
  const chaves = sentHeaders(liberacaoSenha.releaseSenha).map((headers) => headers.get('idempotency-key'))
  expect(chaves.slice(2)).toEqual(chaves.slice(0, 2))
  expect(dialogo.getByRole('button', { name: /^Liberar/ }).elements()).toEqual([])
})

test('o que resta liberar é o que falhou, com o dinheiro dele; o que não se desfez não se pede de novo', async () => {
  const mends: (() => void)[] = []
  answer(liberacaoSenha.releaseSenha, ({ body }) => {
    const numeroFicha = 700_000 + Number(body.codigoAssociado.slice(-3))
    if (numeroFicha === 700_041) mends.push(refuse(liberacaoSenha.releaseSenha, 'API-GEN-0005'))
    return { numeroFicha, senha: '1', validadeSenha: '2026-11-30' }
  })
  openPage('/portal/manutencoes')
  await releaseByKeys()
  await expect.element(dialogo.getByRole('heading', { name: '1 liberada, 1 não liberada' })).toHaveFocus()
  const liberar = dialogo.getByRole('button', { name: /^Liberar 1 senha · R\$ 90,50/ })
  const desfazer = dialogo.getByRole('button', { name: /^Desfazer/ })
  await expect.element(liberar).toBeVisible()
  mends.push(refuse(guia.cancelGuia, 'API-GTO-0013'))
  await desfazer.click()
  await expect.element(dialogo.getByRole('heading', { name: '1 não desfeita, 1 não liberada' })).toHaveFocus()
  for (const mend of mends) mend()
  await liberar.click()
  await expect.element(dialogo.getByRole('heading', { name: '1 liberada, 1 não desfeita' })).toHaveFocus()
  await desfazer.click()
  await expect.element(dialogo.getByRole('heading', { name: '1 desfeita, 1 não desfeita' })).toHaveFocus()
  expect(sent(guia.cancelGuia).map(({ body }) => body.numeroFicha)).toEqual([700_041, 700_042])
})

test('a recusa que outra tentativa não muda não se oferece de novo', async () => {
  refuse(liberacaoSenha.releaseSenha, 'API-LIB-0001')
  openPage('/portal/manutencoes')
  await releaseByKeys()
  await expect.element(dialogo.getByRole('heading', { name: '2 não liberadas' })).toHaveFocus()
  await expect
    .element(dialogo.getByText(new RegExp(catalogoErros['API-LIB-0001'].texto)).first())
    .toBeVisible()
  expect(dialogo.getByRole('button', { name: /^Liberar/ }).elements()).toEqual([])
})

test('a de quem não pode ser atendido diz por quê, não tem marca e não vai com as outras', async () => {
  answerMes([{ ...mariana, fimCobertura: { dia: '2026-11-20', motivo: 'plano' } }, otavio])
  openPage('/portal/manutencoes')
  await expect.element(page.getByText('Plano terminou em 20/11/2026')).toBeVisible()
  expect(marca('Mariana Alves Ribeiro').elements()).toEqual([])
  await todas.click()
  await expect.element(todas).toBeChecked()
  await page.getByRole('button', { name: /^Liberar as escolhidas: 1 · R\$ 90,50/ }).click()
  await dialogo.getByRole('button', { name: /^Liberar 1 senha · R\$ 90,50/ }).click()
  await expect.element(dialogo.getByRole('heading', { name: '1 liberada' })).toHaveFocus()
  expect(liberadas()).toEqual([otavio.codigoAssociado])
  await expectAccessible()
})

test('a escolhida que deixou de poder ser liberada sai da escolha', async () => {
  openPage('/portal/manutencoes')
  await todas.click()
  await expect.element(page.getByText('2 manutenções escolhidas.')).toBeVisible()
  refuse(liberacaoSenha.releaseSenha, 'API-LIB-0002')
  answer(manutencao.getMes, {
    mes: '2026-11',
    ultimoDia: '2026-11-30',
    codigoEspecialidade: 6,
    contas: { aLiberar: { quantas: 1, valor: '85.00' } },
    manutencoes: [mariana, { ...otavio, fimCobertura: { dia: null, motivo: 'suspensao' } }],
  })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await dialogo.getByRole('button', { name: /^Liberar 2 senhas/ }).click()
  await expect.element(dialogo.getByRole('heading', { name: '2 não liberadas' })).toHaveFocus()
  await dialogo.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(page.getByText('Paciente suspenso')).toBeVisible()
  await expect.element(page.getByText('1 manutenção escolhida.')).toBeVisible()
})

test('desfaz o que acabou de liberar: cancela a guia como nasceu, e diz qual já seguiu', async () => {
  openPage('/portal/manutencoes')
  await releaseByKeys()
  const desfazer = dialogo.getByRole('button', { name: /^Desfazer/ })
  await expect.element(desfazer).toBeVisible()
  answer(guia.cancelGuia, ({ body }) => {
    // From the second on they are refused: somebody sent it meanwhile.
    if (body.numeroFicha === 700_041) refuse(guia.cancelGuia, 'API-GTO-0013')
    return {}
  })
  await desfazer.click()
  await expect.element(dialogo.getByRole('heading', { name: '1 desfeita, 1 não desfeita' })).toHaveFocus()
  await expect.element(dialogo.getByText('Guia 700041 cancelada')).toBeVisible()
  await expect.element(dialogo.getByText(new RegExp(catalogoErros['API-GTO-0013'].titulo))).toBeVisible()
  expect(sent(guia.cancelGuia).map(({ body }) => body)).toEqual([
    { numeroFicha: 700_041, motivo: 'Liberação do mês desfeita logo em seguida.' },
    { numeroFicha: 700_042, motivo: 'Liberação do mês desfeita logo em seguida.' },
  ])
  expect(sentHeaders(guia.cancelGuia).map((headers) => headers.get('if-match'))).toEqual(['"1"', '"1"'])
})

test('Ctrl+Z desfaz o que acabou de liberar, enquanto o botão desfaz, e uma vez só', async () => {
  answer(guia.cancelGuia, {})
  openPage('/portal/manutencoes')
  await releaseByKeys()
  await expect.element(dialogo.getByRole('heading', { name: '2 liberadas' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(dialogo.getByRole('heading', { name: '2 desfeitas' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(sent(guia.cancelGuia)).toHaveLength(2)
})

test('passados dez segundos não se desfaz mais, e o botão diz onde se cancela', async () => {
  const espera = vi.spyOn(window, 'setTimeout')
  openPage('/portal/manutencoes')
  await marca('Otávio Nunes').click()
  await expect.element(page.getByText('1 manutenção escolhida.')).toBeVisible()
  await page.getByRole('button', { name: /^Liberar as escolhidas: 1 · R\$ 90,50/ }).click()
  await dialogo.getByRole('button', { name: /^Liberar 1 senha/ }).click()
  await expect.element(dialogo.getByRole('heading', { name: '1 liberada' })).toHaveFocus()
  const fim = espera.mock.calls.find(([, ms]) => ms === 10_000)?.[0]
  espera.mockRestore()
  if (typeof fim !== 'function') throw new Error('nothing ends the ten seconds')
  fim()
  const desfazer = dialogo.getByRole('button', { name: /^Desfazer/ })
  await expect.element(desfazer).toHaveAttribute('aria-disabled', 'true')
  await desfazer.click({ force: true })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(sent(guia.cancelGuia)).toEqual([])
  await dialogo.getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(page.getByText('Nenhuma manutenção escolhida.')).toBeVisible()
})

test('fechada sem liberar nada, a escolha fica como estava', async () => {
  openPage('/portal/manutencoes')
  await marca('Otávio Nunes').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialogo).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(page.getByText('1 manutenção escolhida.')).toBeVisible()
})

test('a quem não libera senhas, o botão diz por quê', async () => {
  answerMenu({ fora: ['SOLIC_AUTO'] })
  openPage('/portal/manutencoes', { permissoes: permissoesSem('SOLIC_AUTO') })
  await marca('Otávio Nunes').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => notice.getSnapshot())
    .toMatchObject([{ title: 'Nenhuma manutenção escolhida.', text: catalogoErros['API-ACE-0003'].texto }])
  await expect.element(dialogo).not.toBeInTheDocument()
  await focusByKeyboard(page.getByRole('button', { name: 'Liberar as escolhidas' }))
  await expect.element(page.getByRole('tooltip', { name: catalogoErros['API-ACE-0003'].texto })).toBeVisible()
})
