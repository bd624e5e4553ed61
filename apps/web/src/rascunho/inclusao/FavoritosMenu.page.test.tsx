import { credenciado } from '@portal/contract/credenciado.ts'
import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../../guia/paginaGuia.fixture.ts'
import { answerMenu } from '../../testing/answerMenu.ts'
import { answer, hold, sent } from '../../testing/calls.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, include, linha, readFala, readItens, readVeredito } from '../rascunho.fixture.ts'

const favoritos = page.getByRole('button', { name: 'Favoritos' })
const menu = page.getByRole('menu', { name: 'Favoritos' })
const itens = menu.getByRole('menuitem')
const umaFace = { codigoEvento: '85100196', descricao: 'Restauração em resina fotopolimerizável 1 face' }
const duasFaces = { codigoEvento: '85100200', descricao: 'Restauração em resina fotopolimerizável 2 faces' }
const aparelho = { codigoEvento: '86000357', descricao: 'Manutenção de aparelho ortodôntico - aparelho fixo' }

const press = (tecla: string) => userEvent.keyboard(`{Alt>}${tecla}{/Alt}`)

async function openMenu(): Promise<void> {
  await favoritos.click()
  await expect.element(menu).toBeVisible()
}
const readMenu = () =>
  itens.elements().map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true'])

const cadastrar = (...codigos: number[]) =>
  answer(
    credenciado.listEspecialidades,
    codigos.map((codigoEspecialidade) => ({ codigoEspecialidade, nome: String(codigoEspecialidade) })),
  )

beforeEach(() => {
  answerRascunho()
  cadastrar(1)
  answer(evento.updateFavoritos, ({ body }) => {
    answer(
      evento.listFavoritos,
      body.codigosEvento.map((codigoEvento) => ({ codigoEvento, descricao: duasFaces.descricao })),
    )
    return {}
  })
})

test('sem favorito nem evento, o menu diz como se ganha uma tecla', async () => {
  openPage(GUIA)
  await openMenu()
  expect(readMenu()).toEqual([
    ['Nenhum favorito aindaInclua um evento e guarde-o aqui: ele ganha uma tecla.', true],
  ])
})

test('o último evento se guarda e se tira pelo menu', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await openMenu()
  await itens.filter({ hasText: 'Guardar o último nos favoritos' }).click()
  await expect.element(favoritos).toHaveFocus()
  await expect
    .poll(() => sent(evento.updateFavoritos).map(({ body }) => body.codigosEvento))
    .toEqual([['85100200']])
  await expect.poll(() => sent(evento.listFavoritos)).toHaveLength(2)
  await openMenu()
  expect(readMenu()).toEqual([
    [`85.100.200 ${duasFaces.descricao}Alt+1`, false],
    [`Repetir o último: ${duasFaces.descricao}Alt+0`, false],
    ['Tirar o último dos favoritos', false],
  ])
  await itens.filter({ hasText: 'Tirar o último dos favoritos' }).click()
  await expect.poll(() => sent(evento.updateFavoritos).at(-1)?.body.codigosEvento).toEqual([])
})

test('o guardado entra no fim dos que há, e com nove não cabe outro', async () => {
  const oito = [
    '81000030',
    '82000875',
    '82001650',
    '84000198',
    '85100218',
    '85200158',
    '85200166',
    '85300047',
  ]
  answer(
    evento.listFavoritos,
    oito.map((codigoEvento) => ({ codigoEvento, descricao: codigoEvento })),
  )
  openPage(GUIA)
  await include('26 OM 85100200')
  await openMenu()
  await itens.filter({ hasText: 'Guardar o último nos favoritos' }).click()
  await expect
    .poll(() => sent(evento.updateFavoritos).at(-1)?.body.codigosEvento)
    .toEqual([...oito, '85100200'])
  await expect.poll(() => sent(evento.listFavoritos)).toHaveLength(2)
  await include('27 O 85100196')
  await openMenu()
  await expect
    .element(itens.filter({ hasText: 'Guardar o último nos favoritos' }))
    .toHaveTextContent('Guardar o último nos favoritosCabem nove favoritos.')
})

test('o favorito escolhido espera na linha pelo dente', async () => {
  answer(evento.listFavoritos, [umaFace, aparelho])
  openPage(GUIA)
  await openMenu()
  expect(readMenu()).toEqual([
    [`85.100.196 ${umaFace.descricao}Alt+1`, false],
    [`86.000.357 ${aparelho.descricao}Alt+2É de Ortodontia, que o seu cadastro não tem.`, true],
  ])
  await itens.first().click()
  await expect.element(linha).toHaveFocus()
  await expect.poll(readVeredito).toMatch(/^Escolha o dente no odontograma\./)
  await userEvent.keyboard('26o{Enter}')
  await expect.poll(readItens).toEqual([['85.100.196', '26 O', 'Seria aprovado']])
})

test('o favorito de outra especialidade do cadastro se pede nela, para o mesmo paciente', async () => {
  answer(evento.listFavoritos, [aparelho])
  cadastrar(1, 6)
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect.poll(() => sent(credenciado.listEspecialidades)).toHaveLength(1)
  await openMenu()
  await expect
    .poll(readMenu)
    .toEqual([[`86.000.357 ${aparelho.descricao}Alt+1É de Ortodontia. Pedir uma autorização nela.`, false]])
  expect(itens.first().element().getAttribute('href')).toMatch(
    /^\/portal\/solicitarAutorizacao\?paciente=[0-9a-f-]{36}&especialidade=6$/,
  )
  await userEvent.keyboard('{Escape}')
  await press('1')
  await expect
    .poll(readFala)
    .toBe(`Favorito 1, ${aparelho.descricao}. É de Ortodontia. Em Favoritos se pede uma autorização nela.`)
})

test('onde o login não pede autorização o favorito não leva a ela; antes de haver especialidades, nada se diz', async () => {
  answerMenu({ fora: ['SOLIC_AUTO'] })
  answer(evento.listFavoritos, [aparelho])
  cadastrar(1, 6)
  const release = hold(credenciado.listEspecialidades)
  openPage(GUIA)
  await expect.poll(() => sent(credenciado.listEspecialidades)).toHaveLength(1)
  await openMenu()
  expect(readMenu()).toEqual([[`86.000.357 ${aparelho.descricao}Alt+1`, true]])
  release()
  await expect.poll(readMenu).toEqual([[`86.000.357 ${aparelho.descricao}Alt+1É de Ortodontia.`, true]])
  expect(itens.first().element().getAttribute('href')).toBeNull()
})

test('um lugar e uma tecla são um evento, e outra tecla o repete', async () => {
  answer(evento.listFavoritos, [umaFace, duasFaces])
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('16o')
  await press('1')
  await expect.poll(readItens).toHaveLength(1)
  await userEvent.keyboard('17o')
  await press('0')
  await userEvent.keyboard('36mo')
  await press('2')
  await expect
    .poll(() => readItens().map(([codigo, lugar]) => [codigo, lugar]))
    .toEqual([
      ['85.100.196', '16 O'],
      ['85.100.196', '17 O'],
      ['85.100.200', '36 MO'],
    ])
})

test('a tecla que não tem o que fazer diz por quê, e o que está na linha fica', async () => {
  answer(evento.listFavoritos, [umaFace, aparelho])
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect.poll(() => sent(evento.listFavoritos)).toHaveLength(1)
  await press('0')
  await expect.poll(readFala).toBe('Nenhum evento a repetir ainda.')
  await userEvent.keyboard('{Alt>}e{/Alt}')
  await expect.poll(readFala).toBe('A guia ainda não tem eventos.')
  // Nothing is wrong with what is typed, and nothing is typed.
  await expect.element(linha).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('16o')
  await press('2')
  await expect
    .poll(readFala)
    .toBe(`Favorito 2, ${aparelho.descricao}. É de Ortodontia, que o seu cadastro não tem.`)
  await expect.element(linha).toHaveValue('16o')
  await press('1')
  await expect.poll(readItens).toEqual([['85.100.196', '16 O', 'Seria aprovado']])
})

test('as teclas dos favoritos estão na ajuda da tela', async () => {
  answer(evento.listFavoritos, [duasFaces])
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(favoritos).toHaveFocus()
  await userEvent.keyboard('?')
  await expect
    .element(page.getByRole('dialog', { name: 'Ajuda: Guia' }))
    .toMatchTextContent(`Favorito: ${duasFaces.descricao}`)
})
