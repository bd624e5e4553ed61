import { EndPage } from './EndPage.tsx'

/** Spec §7: no session, a refused renewal, or a refused call. */
export default function SessaoEncerradaPage() {
  return (
    <EndPage icon="lock" title="Sessão encerrada">
      <p>Para proteger os dados dos seus pacientes, sua sessão foi encerrada.</p>
      <p>O que você estava preenchendo foi guardado. Entre novamente e continue de onde parou.</p>
    </EndPage>
  )
}
