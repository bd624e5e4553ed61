import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'

/** From this many days on the portal asks to change the password. */
export const DIAS_AVISO = 10

/** Warns while the password can still be changed without an interruption. */
export function AvisoSenha({ dias }: { dias: number }) {
  if (dias > DIAS_AVISO) return null
  return (
    <Banner
      actions={
        <TelaButtonLink href="/portal/trocaSenha" icon="key" size="pequeno">
          Trocar a senha
        </TelaButtonLink>
      }
      title={titleOf(dias)}
      tone={dias <= 3 ? 'perigo' : 'atencao'}
    >
      Troque-a agora para não ser interrompido no meio de um atendimento.
    </Banner>
  )
}

/** The same in the header, beside the link that changes it; undefined while there is time. */
export function describePrazo(dias: number | undefined): string | undefined {
  if (dias === undefined || dias > DIAS_AVISO) return undefined
  return dias <= 1 ? 'expira hoje' : `expira em ${dias} dias`
}

function titleOf(dias: number): string {
  if (dias <= 1) return 'Sua senha de acesso expira hoje'
  return `Sua senha de acesso expira em ${dias} dias`
}
