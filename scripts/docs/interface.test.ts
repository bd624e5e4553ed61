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

/** The section of a screen: of its very address, or of pages of one kind (`/portal/impressao/`), which names it. */
const find = (rota: string, among = sections) => {
  const address = rota.replaceAll(/\$(\w+)/g, '{$1}')
  return among.find((text) => {
    const [, own = ''] = /^`(\/portal[^`]*)`/.exec(text) ?? []
    return (
      own === address || (own.endsWith('/') && address.startsWith(own) && text.includes(`\`${address}\``))
    )
  })
}

describe('Interface tells', () => {
  it.each(telas)('what $rota shows', ({ rota }) => {
    expect(find(rota)).toBeDefined()
    expect(find(rota)).not.toMatch(/^`[^`]*`: planejada/)
  })

  it.each(itensMenu.filter((item) => !('pagina' in item)))('that $rota is planned', ({ rota }) => {
    expect(find(rota)).toMatch(/^`[^`]*`: planejada/)
  })
})

it('a page of a kind has a section where that of the kind names it', () => {
  const kind = '`/portal/impressao/`: `/portal/impressao/gto/{numeroFicha}`, a guia em PDF.'
  const guia = '`/portal/guia/{numeroFicha}`: a guia.'
  expect(find('/portal/impressao/gto/$numeroFicha', [kind])).toBe(kind)
  expect(find('/portal/impressao/recibo/$numeroFicha', [kind])).toBeUndefined()
  expect(find('/portal/guia/$numeroFicha', [kind, guia])).toBe(guia)
  expect(find('/portal/guia/$outro', [guia])).toBeUndefined()
})
