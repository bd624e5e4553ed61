import { compareCreditos } from '@portal/domain/conciliacao/compareCreditos.ts'
import { type Extrato, MAXIMO_CREDITOS, nameConta } from '@portal/domain/conciliacao/credito.ts'
import { toHistorico } from '@portal/domain/conciliacao/historico.ts'
import { cutPeriodo } from '@portal/domain/conciliacao/periodo.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { isErroApi } from '../api/erroApi.ts'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { type ColunaErrada, ColunasField } from './ColunasField.tsx'
import { pushComVolta, pushDito } from './comVolta.ts'
import { ExtratoConferido } from './ExtratoConferido.tsx'
import { ParecidosTable } from './ParecidosTable.tsx'
import { describeExtrato, explainNada, sayDias, sayImportada } from './palavrasExtrato.ts'
import { nomesTabela, useExtrato } from './useExtrato.ts'
import { useImportacao } from './useImportacao.ts'

/** Not the box that chooses all: by it the same money would come in twice. */
const focusParecido = () => document.querySelector<HTMLElement>('#parecidos tbody input')?.focus()

/** Of a table of which no row could be read, the column that says why; what is left out for another reason is no fault of theirs. */
function findErrada({ creditos, debitos, ignoradas }: Extrato): ColunaErrada | undefined {
  if (creditos.length > 0 || debitos > 0) return undefined
  return (['data', 'valor'] as const).find((qual) => ignoradas.some(({ motivo }) => motivo === qual))
}

/** A bank's file: read here, shown as it was understood, and brought in only when it is confirmed. */
export function ImportacaoDialog({ onClose }: { onClose: () => void }) {
  const { arquivo, extrato, semColunas, isOutraCoisa, isLendo, error, ...leitura } = useExtrato()
  const [conta, setConta] = useState('')
  // Left out unless somebody says otherwise: what is missing may be brought in later, what counts twice spoils the sums.
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set())
  const [tentou, setTentou] = useState(false)
  const { enviados, sendTudo } = useImportacao()
  const conferidos = useMemo(
    () =>
      extrato
        ? compareCreditos(nameConta(extrato.creditos, toHistorico(conta)), extrato.identidades)
        : { novos: [], parecidos: [], repetidos: [] },
    [extrato, conta],
  )
  const { novos, parecidos, repetidos } = conferidos
  const outros = useMemo(
    () => parecidos.filter(({ lugar }) => escolhidos.has(String(lugar))).map(({ credito }) => credito),
    [parecidos, escolhidos],
  )
  const trazidos = useMemo(() => [...novos, ...outros], [novos, outros])
  const isNada = trazidos.length === 0
  // A table without a deposit may be one that was read by the wrong columns.
  const isLegivel = extrato !== undefined && (repetidos.length > 0 || !extrato.tabela)
  /** The days of a statement that has nothing new: by them alone a payment is known not to have come. */
  const soDias =
    isNada && parecidos.length === 0 && isLegivel && extrato.periodo && cutPeriodo(extrato.periodo, today())
      ? extrato.periodo
      : null
  const envio = useMutation({
    mutationFn: () =>
      sendTudo({
        arquivo: arquivo ? toHistorico(arquivo.name) : null,
        periodo: extrato?.periodo ?? null,
        creditos: trazidos,
      }),
    onSuccess: ({ novos: vindos, repetidos: deOutra }) => {
      const dito = soDias
        ? sayDias(soDias)
        : sayImportada({
            vindos,
            repetidos: repetidos.length + deOutra,
            deFora: parecidos.length - outros.length,
          })
      // Where nothing came of it, the key would undo something else.
      if (vindos > 0 || soDias) pushComVolta(dito)
      else pushDito(dito)
      onClose()
    },
  })
  const isInterrompido = isErroApi(envio.error) && (envio.error.status === 0 || envio.error.status >= 500)
  const begin = ([novo]: readonly File[]) => {
    if (!novo || envio.isPending) return
    leitura.choose(novo)
    setConta('')
    setEscolhidos(new Set())
    setTentou(false)
    envio.reset()
  }
  const tabela = semColunas ? { amostra: semColunas.amostra, colunas: undefined } : extrato?.tabela
  const errada = semColunas ? 'data' : extrato?.tabela ? findErrada(extrato) : undefined
  const send = () => {
    if (isErroApi(error)) return leitura.readAgain()
    if (!isNada || soDias) return envio.mutate()
    setTentou(true)
    if (parecidos.length > 0) return focusParecido()
    focusField(errada ? `coluna-${errada}` : 'arquivo-extrato')
  }
  const nada = tentou && isNada && !isLendo && !errada ? explainNada(arquivo, parecidos.length) : undefined
  const erroArquivo =
    error && !isErroApi(error)
      ? 'O arquivo não pôde ser aberto. Escolha-o de novo.'
      : isOutraCoisa
        ? `${arquivo?.name} não é OFX nem CSV. Escolha o extrato do banco.`
        : parecidos.length === 0
          ? nada
          : undefined
  return (
    <Dialog
      footer={
        <>
          <Button disabledReason={envio.isPending ? 'Espere o envio terminar.' : undefined} onPress={onClose}>
            Voltar
          </Button>
          <Button
            disabledReason={isLendo ? 'Espere o arquivo ser lido.' : undefined}
            isPending={envio.isPending}
            onPress={send}
            variant="primario"
          >
            {!isLendo && soDias
              ? 'Importar sem depósito novo'
              : isLendo || isNada
                ? 'Importar depósitos'
                : `Importar ${countOf(trazidos.length, 'depósito', 'depósitos')}`}
          </Button>
        </>
      }
      isDismissable={!envio.isPending}
      isOpen
      onClose={onClose}
      size="largo"
      title="Importar extrato do banco"
    >
      <Stack gap={4}>
        <FileDrop
          accept={['.ofx', ...nomesTabela]}
          allowsMultiple={false}
          buttonId="arquivo-extrato"
          error={erroArquivo}
          hint="OFX ou CSV, como o banco o grava. Só os depósitos são lidos; nada sai deste computador antes de você confirmar."
          label={arquivo?.name ?? 'Extrato do banco'}
          onFiles={begin}
        />
        <p aria-live="polite">
          {isLendo
            ? `Lendo ${arquivo?.name ?? 'o arquivo'}…`
            : extrato && describeExtrato(extrato, conferidos)}
        </p>
        <RecusaForm error={isErroApi(error) ? error : null} />
        {semColunas && (
          <Banner role="alert" title="Não achamos as colunas deste arquivo" tone="atencao">
            Nenhuma coluna parece ter datas, ou nenhuma parece ter valores. Diga quais são, se o arquivo as
            tiver.
          </Banner>
        )}
        {parecidos.length > 0 && !envio.isPending && (
          <ParecidosTable
            error={nada}
            parecidos={parecidos}
            selection={{ keys: escolhidos, onChange: setEscolhidos }}
          />
        )}
        {tabela && !envio.isPending && (
          <ColunasField
            amostra={tabela.amostra}
            colunas={tabela.colunas}
            errada={tentou && !isLendo && !semColunas ? errada : undefined}
            onChange={(colunas) => {
              // By other columns another deposit may stand in the place of the one that was chosen.
              setEscolhidos(new Set())
              leitura.chooseColunas(colunas)
            }}
          />
        )}
        {extrato && !envio.isPending && (
          <>
            {extrato.creditos.some((credito) => credito.conta === '') && (
              <TextField
                hint="A conta não foi lida do arquivo. Com mais de uma conta, traga um arquivo de cada e dê um nome a cada uma."
                id="conta-extrato"
                isOptional
                label="Conta"
                maxLength={40}
                onChange={setConta}
                value={conta}
                width="20"
              />
            )}
            <ExtratoConferido conferidos={conferidos} extrato={extrato} isSoDias={soDias !== null} />
          </>
        )}
        {envio.isPending && trazidos.length > MAXIMO_CREDITOS && (
          <ProgressBar
            detail={`${enviados} de ${trazidos.length} depósitos`}
            label="Importando"
            value={Math.round((enviados / trazidos.length) * 100)}
          />
        )}
        <RecusaForm error={envio.error} />
        {isInterrompido && <p>O que já foi enviado não se perde: confirme de novo para continuar.</p>}
      </Stack>
    </Dialog>
  )
}
