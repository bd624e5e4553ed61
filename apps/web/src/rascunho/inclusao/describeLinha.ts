import type { EventoOfertado } from '@portal/contract/evento.ts'
import { parseLinhaEvento } from '@portal/domain/evento/linhaEvento.ts'
import { findEvento } from './resolveLinha.ts'

/** Says how the line was understood before it is taken (Interface B2.5); nothing while a list of events tells it. */
export function describeLinha(texto: string, eventos: readonly EventoOfertado[]): string {
  const partes = parseLinhaEvento(texto).flatMap((leitura) => {
    if (!leitura.ok || leitura.linha.palavras) return []
    const { dente, regiao, faces, codigoEvento, quantidade } = leitura.linha
    const onde = dente ? `Dente ${dente}${faces && ` (${faces})`}` : regiao && `Região ${regiao}`
    const evento = findEvento(eventos, codigoEvento)?.descricao
    const vezes = quantidade && `${quantidade} vezes`
    return [[onde, evento, vezes].filter(Boolean).join(': ')]
  })
  return partes.filter(Boolean).join(' · ')
}
