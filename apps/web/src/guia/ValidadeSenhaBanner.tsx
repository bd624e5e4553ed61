import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { aEnviar } from '@portal/domain/guia/fimGuia.ts'
import { getTextoRecusa, type MotivoRecusa } from '@portal/domain/guia/motivoRecusa.tables.ts'
import { ancoraAcao } from '@portal/domain/menu/ancora.ts'
import { useId, useMemo } from 'react'
import { showData, today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { isPlaceNamed } from '../ui/mayTakeFocus.ts'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'
import { CancelarButton } from './acao/CancelarButton.tsx'
import { useAcaoEscolhida } from './acao/useAcaoEscolhida.tsx'
import { useValidadeSenha } from './acao/useValidadeSenha.ts'

const titulos = {
  perto: 'A validade da senha está perto do fim',
  ultimosDias: 'Últimos dias da validade da senha',
  vencida: 'A validade da senha terminou',
} as const

/** Warns of the end of the password's validity while the guide still depends on it, and renews by a button or a key. */
export function ValidadeSenhaBanner({ guia }: { guia: GuiaDetalhada }) {
  const { aviso, recusa, naoRenova, fecho, isRenovavel, isSemEnvio, isSemVolta, saida, isAntesDeTudo } =
    useValidadeSenha(guia)
  const wordsId = useId()
  const { ask, dialogo } = useAcaoEscolhida(guia)
  const isOferecida = aviso !== undefined && !isSemVolta
  const atalhos = useMemo<readonly Shortcut[]>(() => {
    // Where the password is not renewed, the key leads to the button that says why.
    const run = () =>
      isRenovavel ? ask('renewSenha') : document.getElementById(ancoraAcao('renewSenha'))?.focus()
    return isOferecida ? [{ keys: 'Alt+V', description: 'Renovar a senha', run }] : []
  }, [isOferecida, isRenovavel, ask])
  useShortcuts(atalhos)
  if (aviso === undefined) return null
  return (
    <>
      <Banner
        actions={
          isSemVolta ? (
            <CancelarButton guia={guia} motivoId={wordsId} />
          ) : (
            <>
              <Button
                autoFocus={isAntesDeTudo && !isPlaceNamed()}
                disabledReason={fecho ?? (recusa && getTextoRecusa(recusa))}
                icon="refresh"
                id={ancoraAcao('renewSenha')}
                onPress={() => ask('renewSenha')}
                variant={isAntesDeTudo ? 'primario' : 'secundario'}
              >
                Renovar senha
              </Button>
              {isRenovavel && (
                <KeyboardOnly>
                  <KeyHint keys="Alt+V" />
                </KeyboardOnly>
              )}
            </>
          )
        }
        icon="clock"
        title={titulos[aviso]}
        tone={aviso === 'perto' ? 'atencao' : 'perigo'}
        wordsId={wordsId}
      >
        Válida até {showPrazo(guia.validadeSenha, today())}.{' '}
        {aviso === 'vencida' ? explainVencida(isSemEnvio, guia) : !naoRenova && adviseAntes(guia)}{' '}
        {naoRenova ?? (!saida && explainRenovacao(recusa, guia.senhaRenovavelAte))}
        {naoRenova && saida && ' '}
        {saida}
      </Banner>
      {dialogo}
    </>
  )
}

/** What is still to be done before the end, by whether the events were sent. */
const adviseAntes = ({ statusFicha }: GuiaDetalhada): string =>
  aEnviar.has(statusFicha)
    ? 'Envie os eventos e realize-os até essa data.'
    : 'Só o que for realizado até essa data é pago.'

/**
 * What was done in time is told of a guide whose events were sent: of a draft there is nothing to date. Where no day can be
 * presented any longer, the next step says so.
 */
function explainVencida(isSemEnvio: boolean, { janelaData }: GuiaDetalhada): string {
  if (isSemEnvio) return 'Os eventos não podem mais ser enviados.'
  return janelaData?.ate === null
    ? 'Eventos não são mais enviados.'
    : 'Eventos não são mais enviados; o que foi realizado até essa data ainda pode ser datado.'
}

function explainRenovacao(recusa: MotivoRecusa | undefined, ate: string | undefined): string {
  if (recusa === 'senhaDoMes') return 'A manutenção é do seu mês: a senha dela não se renova.'
  if (recusa === 'senhaRecemNato')
    return 'É até quando o recém-nascido é atendido por este cartão, e não se renova.'
  return recusa === 'senhaJaRenovada'
    ? 'A senha já foi renovada, e a renovação é única.'
    : `Uma única renovação estende a validade${ate ? ` até ${showData(ate)}` : ''}.`
}
