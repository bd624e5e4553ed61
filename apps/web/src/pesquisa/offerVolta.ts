import { notice } from '../ui/notice.ts'

/** Tells that filters are gone, and brings them back for whoever did not mean it (Interface B2.7). */
export function offerVolta(text: string, back: () => void): void {
  notice.push({
    tone: 'informacao',
    title: 'Pesquisa mudada',
    text,
    action: { label: 'Desfazer', keys: 'Ctrl+Z', run: back },
  })
}
