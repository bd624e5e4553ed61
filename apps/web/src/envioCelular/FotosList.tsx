import type { Foto } from './filaFotos.ts'

const palavras: Readonly<Record<Foto['estado'], string>> = {
  esperando: 'Na fila',
  enviando: 'Enviando',
  enviada: 'Enviada',
  recusada: 'Não enviada',
  falhou: 'Não enviada',
}

type FotosListProps = {
  fotos: readonly Foto[]
  /** Absent where nothing goes any more. */
  onRetry: ((id: string) => void) | undefined
}

/** What was chosen on this telephone, and what became of each. */
export function FotosList({ fotos, onRetry }: FotosListProps) {
  if (fotos.length === 0) return null
  return (
    <ul aria-label="Imagens deste celular">
      {fotos.map(({ id, nome, estado, fracao, mensagem }) => (
        <li data-estado={estado} key={id}>
          <span className="nome">{nome}</span>
          <b>
            {estado === 'enviando' ? `${palavras[estado]}: ${Math.round(fracao * 100)}%` : palavras[estado]}
          </b>
          {mensagem && <span role="alert">{mensagem}</span>}
          {estado === 'falhou' && onRetry && (
            <button aria-label={`Enviar ${nome} de novo`} onClick={() => onRetry(id)} type="button">
              Enviar de novo
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
