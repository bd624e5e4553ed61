import { readFileSync } from 'node:fs'
import path from 'node:path'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { telas } from '@portal/domain/menu/tela.tables.ts'
import { describe, expect, it } from 'vitest'

/** The sections of Interface, the screens': each begins with its address. */
const sections = readFileSync(path.join('docs', 'interface.md'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((section) => section.slice(section.indexOf('\n') + 1))

/** What is said of a screen; the pages of one kind (`/portal/impressao/...`) may be told together. */
const find = (rota: string) =>
  sections.find((text) => {
    const [, address = ''] = /^`(\/portal[^`{]*)/.exec(text) ?? []
    return rota.split('$')[0] === address || (address.endsWith('/') && rota.startsWith(address))
  })

describe('Interface tells', () => {
  it.each(telas)('what $rota shows', ({ rota }) => {
    expect(find(rota)).toBeDefined()
    expect(find(rota)).not.toMatch(/^`[^`]*`: planejada/)
  })

  it.each(itensMenu.filter((item) => !('pagina' in item)))('that $rota is planned', ({ rota }) => {
    expect(find(rota)).toMatch(/^`[^`]*`: planejada/)
  })
})
