import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../../guia/paginaGuia.fixture.ts'
import { openPage } from '../../testing/open.tsx'
import {
  answerRascunho,
  include,
  inclusao,
  linha,
  readFala,
  readItens,
  readVeredito,
} from '../rascunho.fixture.ts'

const duasFaces = 'Restauração em resina fotopolimerizável 2 faces'
const umaFace = 'Restauração em resina fotopolimerizável 1 face'

beforeEach(() => {
  answerRascunho()
})

test('o veredito vem sob a linha, com correção e desfazer por uma tecla cada', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('25O85100200{Enter}')
  await expect
    .poll(readVeredito)
    .toBe(
      `Corrigir25 O 85.100.200 ${duasFaces}R$ 95,25Desfazer Ctrl + ZFalha em informação de dados de faces dos dentes (3023)Trocar por 85100196 Alt + C`,
    )
  expect(readFala()).toBe(
    `Incluído: 25 O ${duasFaces}. Corrigir. Falha em informação de dados de faces dos dentes`,
  )
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readFala).toBe(`Corrigido: 25 O ${umaFace}. Seria aprovado`)
  expect(readItens()).toEqual([['85.100.196', '25 O', 'Seria aprovado']])
  expect(readVeredito()).toMatch(/^Seria aprovado25 O 85\.100\.196 .*R\$ 76,50, copart\. R\$ 7,65/)
  await expect.element(linha).toHaveFocus()
})

test('cada desfazer diz o que desfez, até que nada reste; e o refazer, o que refez', async () => {
  openPage(GUIA)
  await include('25O85100200')
  await expect.poll(readItens).toHaveLength(1)
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readFala).toMatch(/^Corrigido/)
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')
  await undo()
  await expect.poll(readFala).toBe(`Desfeito: mudança de 25 O ${umaFace}.`)
  expect(readItens()).toEqual([['85.100.200', '25 O', 'Corrigir']])
  await undo()
  await expect.poll(readFala).toBe(`Desfeito: inclusão de 25 O ${duasFaces}.`)
  await expect.element(page.getByRole('heading', { name: 'Nenhum evento ainda' })).toBeVisible()
  await undo()
  await expect.poll(readFala).toBe('Nada a desfazer.')
  expect(readVeredito()).toBe('Nada a desfazer.')
  // The same words again are said again: the place that is read is made anew.
  const dita = inclusao.element().querySelector('[aria-live=polite] span')
  await undo()
  await expect.poll(() => dita?.isConnected).toBe(false)
  expect(readFala()).toBe('Nada a desfazer.')
  await expect.element(linha).toHaveFocus()
  const redo = () => userEvent.keyboard('{Control>}y{/Control}')
  await redo()
  await expect.poll(readFala).toBe(`Refeito: inclusão de 25 O ${duasFaces}.`)
  expect(readItens()).toHaveLength(1)
  // Ctrl+Y is the field's own while one writes.
  await userEvent.keyboard('26')
  await redo()
  expect(readItens()).toEqual([['85.100.200', '25 O', 'Corrigir']])
  await linha.clear()
  await page.getByRole('button', { name: 'Refazer (Ctrl+Y)' }).click()
  await expect.poll(readItens).toEqual([['85.100.196', '25 O', 'Seria aprovado']])
  await linha.click()
  // The other key of the same, as on the chart
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
  await expect.poll(readFala).toBe('Nada a refazer.')
})

test('o evento removido diz qual foi, e volta por um botão', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await page.getByRole('button', { name: `Remover 1: ${duasFaces}` }).click()
  await expect.poll(readVeredito).toBe(`Removido: 26 MO ${duasFaces}Desfazer Ctrl + Z`)
  expect(readFala()).toBe(`Removido: 26 MO ${duasFaces}.`)
  await inclusao.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(readItens).toEqual([['85.100.200', '26 MO', 'Seria aprovado']])
})

test('o que seria negado, e nada corrige, pode sair da guia pela mesma tecla', async () => {
  answerRascunho({}, { dentesAusentes: ['46'] })
  openPage(GUIA)
  await include('46 OM 85100200')
  await expect.poll(readVeredito).toMatch(/^Seria negado46 MO .*Remover o evento Alt \+ C$/)
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readItens).toEqual([])
  expect(readFala()).toBe(`Removido: 46 MO ${duasFaces}.`)
})

test('a tecla da correção sem nada a corrigir o diz', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readFala).toBe('Nenhuma correção a aplicar.')
})

test('desfeita uma correção, a mesma tecla a aplica de novo', async () => {
  openPage(GUIA)
  await include('24 O 85100196')
  await include('24 M 85100196')
  const juntar = { name: /^Juntar as faces/ }
  await expect.element(inclusao.getByRole('button', juntar)).toBeVisible()
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readItens).toHaveLength(1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readItens).toHaveLength(2)
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(readFala).toMatch(/^Corrigido/)
  expect(readItens()).toHaveLength(1)
})
