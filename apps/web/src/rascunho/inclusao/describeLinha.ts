import type { EventoOfertado } from '@portal/contract/evento.ts'
import { parseLinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { describeAntigo } from '../../evento/descricoes.ts'
import { findEvento } from '../../evento/useBuscaEvento.ts'

/** Says how the line was understood before it is taken (Interface B2.5); nothing while a list of events tells it. */
export function describeLinha(texto: string, eventos: readonly EventoOfertado[]): string {
  const partes = parseLinhaEvento(texto).flatMap((leitura) => {
    if (!leitura.ok || leitura.linha.palavras) return []
    const { dente, regiao, faces, codigoEvento, quantidade } = leitura.linha
    const onde = dente ? `Dente ${dente}${faces && ` (${faces})`}` : regiao && `Região ${regiao}`
    const evento = findEvento(eventos, codigoEvento)
    const antigo =
      evento && codigoEvento && evento.codigoEvento !== codigoEvento
        ? ` (${describeAntigo(codigoEvento, evento.codigoEvento)})`
        : ''
    const vezes = quantidade && `${quantidade} vezes`
    return [[onde, evento && `${evento.descricao}${antigo}`, vezes].filter(Boolean).join(': ')]
  })
  return partes.filter(Boolean).join(' · ')
}
