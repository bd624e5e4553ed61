import type { TermoPendente } from '@portal/contract/termo.ts'
import { type RefObject, useState } from 'react'
import { showInstante } from '../calendario/format.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { describeUnidades, describeVersao, hasUnidades } from './describeTermo.ts'
import styles from './LeituraTermo.module.css'
import { TextoAteFim } from './TextoAteFim.tsx'

const FALTA_LER = 'Leia o texto até o fim para aceitar.'
const LIDO = 'Texto lido até o fim. Você já pode aceitar.'

type LeituraTermoProps = {
  termo: TermoPendente
  /** Terms that wait, this one among them. */
  quantos: number
  isLido: boolean
  isPending: boolean
  onLido: () => void
  onAccept: (global: boolean) => void
  title: RefObject<HTMLHeadingElement | null>
}

/** One term: its text and, once it was read to the end, its acceptance (Spec §2; Interface S22). */
export function LeituraTermo(props: LeituraTermoProps) {
  const { termo, quantos, isLido, isPending, onLido, onAccept, title } = props
  const { codigoDocumento, titulo, texto, faltam, anterior } = termo
  const [alcance, setAlcance] = useState('global')
  const temUnidades = hasUnidades(termo)
  // The principal code has accepted already: what is left are its units.
  const isEscolha = temUnidades && faltam.includes(null)
  return (
    <div className={styles.pagina}>
      <Stack gap={4}>
        <div>
          <h2 className={styles.titulo} ref={title} tabIndex={-1}>
            {titulo}
          </h2>
          <p className={styles.detalhe}>
            {describeVersao(termo)}
            {quantos > 1 && ` · um de ${quantos} termos pendentes`}
          </p>
          {anterior && (
            <p className={styles.detalhe}>
              Substitui a versão {anterior.versao}, que você aceitou em {showInstante(anterior.em)}.
            </p>
          )}
        </div>
        <TextoAteFim codigoDocumento={codigoDocumento} onFim={onLido} texto={texto} titulo={titulo} />
        {isEscolha && (
          <RadioGroup
            id="alcance"
            label="Aceitar em nome de quem"
            onChange={setAlcance}
            options={[
              { value: 'global', label: 'Todas as unidades', hint: describeUnidades(faltam) },
              {
                value: 'principal',
                label: 'Só o código principal',
                hint: 'As unidades continuam pendentes.',
              },
            ]}
            value={alcance}
          />
        )}
        {temUnidades && !isEscolha && <p>O aceite que falta é o de: {describeUnidades(faltam)}.</p>}
        <p aria-live="polite" className={styles.detalhe} data-print="none">
          {isLido ? LIDO : FALTA_LER}
        </p>
        <Row>
          <Button
            disabledReason={isLido ? undefined : FALTA_LER}
            icon="check"
            isPending={isPending}
            onPress={() => onAccept(temUnidades && (alcance === 'global' || !isEscolha))}
            variant="primario"
          >
            Li e aceito
          </Button>
          <Button icon="print" onPress={() => window.print()}>
            Imprimir
          </Button>
          <ButtonLink href={hrefOf('/portal/termosPendentes')} variant="fantasma">
            Ver todos os pendentes
          </ButtonLink>
        </Row>
      </Stack>
    </div>
  )
}
