/** An operation cannot play a scenario, which shows only once its answer is made. The message is a clause that says why. */
export class ScenarioObstacle extends Error {
  override readonly name = "ScenarioObstacle";
}
