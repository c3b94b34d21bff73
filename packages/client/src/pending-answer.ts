/** An answer on its way: a promise of it, which gives more when it is asked to. */
export interface PendingAnswer<Answer> extends Promise<Answer> {
  /**
   * Gives the answer with what HTTP said beside it. It is the same call, sent once.
   *
   * @example
   * const { data, headers } = await api.pets.get({ petId }).withResponse();
   */
  withResponse(): Promise<AnswerWithResponse<Answer>>;
}

/** An answer, and what HTTP said beside it. */
export interface AnswerWithResponse<Answer> {
  readonly data: Answer;
  /** HTTP status, 200–299. */
  readonly status: number;
  /** Headers of the answer, without cookies. */
  readonly headers: Headers;
  /** Times that the call was sent, the retries included; 0 where middleware answered in place of the service. */
  readonly attempts: number;
}
