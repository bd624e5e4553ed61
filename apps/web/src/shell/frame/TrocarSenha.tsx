import { describePrazo } from '../../acesso/prazoSenha.ts'
import { Icon } from '../../ui/Icon.tsx'

/**
 * The words of the header's link to another password; near the end of this one they say so, on a small screen by their
 * mark (Interface S18). The same before the script and after it, so that nothing beside them moves.
 */
export function TrocarSenha({ dias }: { dias: number | null | undefined }) {
  const prazo = describePrazo(dias)
  return (
    <>
      <Icon name={prazo ? 'alert' : 'key'} />
      <span>{prazo ? `Trocar senha: ${prazo}` : 'Trocar senha'}</span>
    </>
  )
}
