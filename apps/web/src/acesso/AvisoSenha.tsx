import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'

/** From this many days on the portal asks to change the password. */
const DIAS_AVISO = 10

/** Warns while the password can still be changed without an interruption. */
export function AvisoSenha({ dias }: { dias: number | null }) {
  const prazo = describePrazo(dias)
  if (dias === null || prazo === undefined) return null
  return (
    <Banner
      actions={
        <TelaButtonLink href="/portal/trocaSenha" icon="key" size="pequeno">
          Trocar a senha
        </TelaButtonLink>
      }
      title={`Sua senha de acesso ${prazo}`}
      tone={dias <= 3 ? 'perigo' : 'atencao'}
    >
      Troque-a agora para não ser interrompido no meio de um atendimento.
    </Banner>
  )
}

/** When it expires, as the header says it beside the link that changes it; undefined while there is time. */
export function describePrazo(dias: number | null | undefined): string | undefined {
  if (dias === undefined || dias === null || dias > DIAS_AVISO) return undefined
  if (dias === 0) return 'expira hoje'
  return dias === 1 ? 'expira amanhã' : `expira em ${dias} dias`
}
